// Fails where src/wire/openapi.ts is not what openapi.json gives: `npm run types` puts it right.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const folder = mkdtempSync(join(tmpdir(), 'tratto-types-'))
const fresh = join(folder, 'openapi.ts')
try {
  execFileSync('npx', ['openapi-typescript', 'openapi.json', '--output', fresh, '--alphabetize'], {
    stdio: 'pipe',
  })
  const committed = 'src/wire/openapi.ts'
  const options = { ...(await resolveConfig(committed)), filepath: committed }
  const wanted = await format(readFileSync(fresh, 'utf8'), options)
  if (readFileSync(committed, 'utf8') !== wanted) {
    console.error(`${committed} is not what openapi.json gives: npm run types`)
    process.exit(1)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
