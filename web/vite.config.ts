import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { languages } from './scripts/languages.ts'

/** Writes the service worker with the list of what was built, so that the pages open without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'tratto-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const source = readFileSync(new URL('./src/worker.js', import.meta.url), 'utf8')
      const version = createHash('sha256')
        .update(built.join('\n') + source)
        .digest('hex')
        .slice(0, 12)
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...built.map((name) => `/${name}`)]
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source
          .replace('__VERSION__', version)
          .replace('/* __FILES__ */', files.map((name) => JSON.stringify(name)).join(', ')),
      })
    },
  }
}

/** Writes the licences of what is built in, which ask to go with every copy. */
function licences(): Plugin {
  const PARTS = [
    'cm-chessboard',
    'svelte',
    '@fluent/bundle',
    'openapi-fetch',
    'ts-fsrs',
    'uqr',
    '@fontsource/source-serif-4',
  ]
  return {
    name: 'tratto-licences',
    apply: 'build',
    generateBundle() {
      const texts = PARTS.map((part) => {
        const folder = new URL(`./node_modules/${part}/`, import.meta.url)
        const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
          version: string
          license: string
        }
        const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
        // Where a package brings no text of its licence, its own file in this repository is the same.
        const text = file ? new URL(file, folder) : new URL('../LICENSE-APACHE', import.meta.url)
        if (!file && license !== 'Apache-2.0') throw new Error(`${part}: no text of its licence`)
        return `${part} ${version} (${license})\n\n${readFileSync(text, 'utf8').trim()}\n`
      })
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: texts.join(`\n${'-'.repeat(80)}\n\n`),
      })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), languages(), serviceWorker(), licences()],
  // Nothing is written into the page itself: the content policy allows only files.
  build: {
    // The server embeds them, and a published package carries only what lies in its own folder.
    outDir: '../crates/server/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
