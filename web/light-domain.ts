import { type ESTree, type Plugin, parseAst } from 'vite'

/**
 * What the built screens take of `domain`. A line of the contract is its method, path and what makes its answer stale, all that a call needs; a schema
 * that nothing parses with is left out. So zod and the schemas come with the forms that check what is typed, and lists do
 * without them.
 */
export function lightDomain(): Plugin[] {
  return [linesAndSchemas, zodForForms, zodWithoutEval]
}

const linesAndSchemas: Plugin = {
  name: 'light-domain',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/\w+\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: lightened(code), map: null }),
  },
}

/** Forms parse; only the server describes its schemas as JSON Schema, for the API's document. */
const zodForForms: Plugin = {
  name: 'zod-for-forms',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, '')
        .replaceAll(/create(Standard|To)JSONSchemaMethod\(this, .*?\)(\(params\))?/g, 'undefined'),
      map: null,
    }),
  },
}

/** The page's policy lets no code be made from text, and a browser reports even the attempt to find out. */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(schemas|util)\.js$/ },
    handler: (code) => ({ code: code.replaceAll(/\b(core\.)?globalConfig\.jitless\b/g, 'true'), map: null }),
  },
}

/** The same module, with `endpoint({ … })` cut down and each schema (`const Name = z…`) marked as made for its name alone. */
export function lightened(code: string): string {
  const changes = parseAst(code, { lang: 'ts' })
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return []
      const text = code.slice(init.start, init.end)
      const lighter = isSchema(id.name, init, text) ? `/* @__PURE__ */ (() => (${text}))()` : contractLine(init, code)
      return lighter ? [{ start: init.start, end: init.end, lighter }] : []
    })
  return changes.reduceRight((text, { start, end, lighter }) => text.slice(0, start) + lighter + text.slice(end), code)
}

/** A schema, or an object of schemas that several calls share. */
function isSchema(name: string, { type }: ESTree.Expression, text: string): boolean {
  if (type === 'ObjectExpression') return /:\s*z\s*\./.test(text)
  return type === 'CallExpression' && (/^[A-Z]/.test(name) || text.startsWith('z.'))
}

/** `{ method, path, staleAfter }` of an `endpoint({ … })`; null for anything else. */
function contractLine(init: ESTree.Expression, code: string): string | null {
  if (init.type !== 'CallExpression') return null
  const {
    callee,
    arguments: [line],
  } = init
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || line?.type !== 'ObjectExpression') return null
  const kept = line.properties.filter(
    (part) =>
      part.type === 'Property' && part.key.type === 'Identifier' && /^(method|path|staleAfter)$/.test(part.key.name),
  )
  return kept.length >= 2 ? `{ ${kept.map((part) => code.slice(part.start, part.end)).join(', ')} }` : null
}
