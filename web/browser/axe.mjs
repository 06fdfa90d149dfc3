import { createRequire } from 'node:module'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Loads axe-core into every page that comes. */
export const withAxe = (context) => context.addInitScript({ path: AXE })

/** Runs in the page: what axe-core finds wrong, a line for each element. */
export async function violations() {
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  )
}
