import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

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
  { files: ['scripts/**', 'browser/**'], rules: { 'no-console': 'off' } },
)
