import { type ESTree, type Plugin, parseAst } from 'vite'

/**
 * Leaves out of the built screens the schemas that nothing parses with. So zod and the schemas load with the forms that
 * check input, and lists do without them.
 */
export function lightDomain(): Plugin[] {
  return [linesAndSchemas, zodForForms]
}

const linesAndSchemas: Plugin = {
  name: 'light-domain',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/(?:[\w-]+\/)+[\w-]+\.ts$/ },
    handler: (code) => ({ code: lightened(code), map: null }),
  },
}

/**
 * Removes zod's JSON Schema writer: forms only parse, and the server alone describes its schemas in the API's document.
 */
const zodForForms: Plugin = {
  name: 'zod-for-forms',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) => ({ code: withoutJsonSchema(code), map: null }),
  },
}

/** Edits zod's own source, for which it has no option. Throws when a newer version has nothing to edit. */
export function withoutJsonSchema(code: string): string {
  const edits: [RegExp, string][] = [
    [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
    [/create(Standard|To)JSONSchemaMethod\(this, .*?\)(\(params\))?/g, 'undefined'],
  ]
  return edits.reduce((edited, [pattern, replacement]) => {
    const next = edited.replaceAll(pattern, replacement)
    if (next === edited) throw new Error(`zod no longer contains ${pattern}: adapt web/build/light-domain.ts`)
    return next
  }, code)
}

/** Returns the module with each schema (`const Name = z…`) marked as free of side effects. */
export function lightened(code: string): string {
  const changes = parseAst(code, { lang: 'ts' })
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return []
      const text = code.slice(init.start, init.end)
      const lighter = `/* @__PURE__ */ (() => (${text}))()`
      return isSchema(id.name, init, text) ? [{ start: init.start, end: init.end, lighter }] : []
    })
  return changes.reduceRight((text, { start, end, lighter }) => text.slice(0, start) + lighter + text.slice(end), code)
}

/** Returns true for a schema, or an object of schemas that several calls share. */
export function isSchema(name: string, { type }: ESTree.Expression, text: string): boolean {
  if (type === 'ObjectExpression') return /:\s*z\s*\./.test(text)
  return type === 'CallExpression' && (/^[A-Z]/.test(name) || text.startsWith('z.'))
}
