import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { readFileSync } from 'node:fs'
import ts from 'typescript-eslint'

// Acts are made by the builders of src/wire/acts.ts and taken apart by its reader. The types hold that; what they would let
// pass is a text that becomes an act by a cast, or a pattern that looks into one.
const table = JSON.parse(readFileSync(new URL('./acts.json', import.meta.url), 'utf8'))
const verbs = table.flatMap(({ rows }) => rows.flatMap(({ verb }) => verb || [])).join('|')
const who = 'white|black|arbiter|players|found|spectator|assistant-of-(white|black)'
const message = 'an act is made by the builders of wire/acts.ts and read by readAct'
const acts = [
  `Literal[value=/^((${who}) )?(${verbs}) [a-z0-9"]/]`,
  `Literal[value=/^(${who}) (${verbs})$/]`,
  `TemplateElement[value.raw=/^(${who})?\\s*(${verbs}) $/]`,
  `Literal[regex.pattern=/\\b(${verbs})\\b/]`,
].map((selector) => ({ selector, message }))

export default ts.config(
  { ignores: ['node_modules', 'src/wire/openapi.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      // Maps and sets here are plain values: each change makes a new one.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are written out: the router has no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/wire/acts.ts', 'src/wire/openapi.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...acts] },
  },
  { files: ['scripts/**', 'browser/**'], rules: { 'no-console': 'off' } },
)
