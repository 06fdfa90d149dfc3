// Writes what is generated from the code: src/wire/openapi.ts from openapi.json, src/wire/acts.ts from acts.json.
// With --check it fails where one of them is not current.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import { actsModule } from './acts.mjs'

const generated = {
  'src/wire/openapi.ts': async () => {
    const ast = await openapiTS(new URL('../openapi.json', import.meta.url), {
      alphabetize: true,
      emptyObjectsUnknown: true,
      // An act is no string to a page: it is made and read by src/wire/grammar.ts alone.
      inject: "import type { ActText } from './grammar'\n",
      transform: (schema) => {
        if (schema.format !== 'act') return undefined
        const act = ts.factory.createTypeReferenceNode('ActText')
        const none = ts.factory.createLiteralTypeNode(ts.factory.createNull())
        return schema.type.includes('null') ? ts.factory.createUnionTypeNode([act, none]) : act
      },
    })
    return astToString(ast)
  },
  'src/wire/acts.ts': () => actsModule(JSON.parse(readFileSync('acts.json', 'utf8'))),
}

let stale = false
for (const [path, make] of Object.entries(generated)) {
  const head = '// Generated: `npm run types` writes it anew.\n\n'
  const wanted = await format(head + (await make()), { ...(await resolveConfig(path)), filepath: path })
  if (!process.argv.includes('--check')) writeFileSync(path, wanted)
  else if (readFileSync(path, 'utf8') !== wanted) {
    console.error(`${path} is not what the code gives: npm run types`)
    stale = true
  }
}
if (stale) process.exit(1)
