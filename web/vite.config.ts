import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

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

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // Nothing is written into the page itself: the content policy allows only files.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
