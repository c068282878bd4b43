import { readFile } from 'node:fs/promises'
import { type Plugin, parseAst } from 'vite'
import { isSchema, lightened } from './light-domain.ts'

/**
 * Splits each module of `domain` into its schemas and the rest, so that a screen which only compares dates or names a
 * status loads neither zod nor the schemas that other screens parse with.
 */
export const splitSchemas: Plugin = {
  name: 'split-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.(schemas|rest)\.ts$/ },
    handler: (id, importer) => (importer ? new URL(id, `file://${importer}`).pathname : null),
  },
  load: {
    filter: { id: /\/domain\/(?:[\w-]+\/)+[\w-]+(\.schemas|\.rest)?\.ts$/ },
    handler: async (id) => {
      const [, file = '', part = 'whole'] = /^(.*?)(?:\.(schemas|rest))?\.ts$/.exec(id) ?? []
      const parts = split(await readFile(`${file}.ts`, 'utf8'), file.split('/').at(-1) ?? '')
      return parts && { code: lightened(parts[part as keyof typeof parts]), moduleSideEffects: false }
    },
  },
}

/**
 * Returns the code of both parts and of the module that joins them. Null for a module without schemas or without a
 * rest, and for one whose rest uses its schemas: they are created from constants of the rest, so these come first.
 */
export function split(code: string, name: string): { whole: string; schemas: string; rest: string } | null {
  const statements = parseAst(code, { lang: 'ts' }).body.map((statement) => read(statement, code))
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  const others = statements.filter(({ type }) => type !== 'ImportDeclaration')
  const ofSchemas = new Set(others.filter((one) => one.isSchema))
  for (const one of [...others].reverse()) if (isOnlyFor(one, others, ofSchemas)) ofSchemas.add(one)
  const schemas = others.filter((one) => ofSchemas.has(one))
  const rest = others.filter((one) => !ofSchemas.has(one))
  const uses = (all: Read[], used: Read[]) =>
    used.flatMap(({ names }) => names).filter((one) => all.some((statement) => statement.uses.has(one)))
  const isJoined = rest.some(({ type }) => /^Export(All|Default)/.test(type))
  const hasBoth = schemas.some((one) => one.isSchema) && rest.some(({ names }) => names.length > 0)
  if (!hasBoth || isJoined || uses(rest, schemas).length > 0) return null
  const head = imports.map(({ text }) => text)
  const hidden = uses(schemas, rest).filter((one) =>
    rest.some(({ names, isExported }) => !isExported && names.includes(one)),
  )
  return {
    whole: `export * from './${name}.rest.ts'\nexport * from './${name}.schemas.ts'\n`,
    rest: [...head, ...rest.map(({ text }) => text), `export { ${hidden.join(', ')} }`].join('\n'),
    schemas: [
      ...head,
      `import { ${uses(schemas, rest).join(', ')} } from './${name}.rest.ts'`,
      ...schemas.map(({ text }) => text),
    ].join('\n'),
  }
}

/** A statement of a module: the values that it declares and those that it uses. */
type Read = { type: string; text: string; names: string[]; uses: Set<string>; isExported: boolean; isSchema: boolean }

type Body = ReturnType<typeof parseAst>['body'][number]

function read(statement: Body, code: string): Read {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const declaration = isExported ? statement.declaration : statement
  const variables = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  const named = declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration'
  return {
    type: statement.type,
    text: code.slice(statement.start, statement.end),
    names: [...identifiers(named ? declaration.id : variables.map(({ id }) => id))],
    uses: new Set(identifiers(statement)),
    isExported,
    isSchema:
      variables.length > 0 &&
      variables.every(
        ({ id, init }) => id.type === 'Identifier' && init && isSchema(id.name, init, code.slice(init.start, init.end)),
      ),
  }
}

/** Returns true for what a module keeps to itself and only its schemas use, such as the check of one of them. */
function isOnlyFor({ names, isExported, type }: Read, others: Read[], ofSchemas: Set<Read>): boolean {
  if (isExported || names.length === 0 || type === 'ImportDeclaration') return false
  const users = others.filter(
    ({ names: own, uses }) => !own.some((one) => names.includes(one)) && names.some((one) => uses.has(one)),
  )
  return users.length > 0 && users.every((one) => ofSchemas.has(one))
}

/** Lists the identifiers of values in a syntax tree: those of types are erased, a property is none. */
function* identifiers(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* identifiers(one)
    return
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  const { type, name, computed, ...children } = node as { type: string; name?: string; computed?: boolean }
  if (type === 'Identifier' && name) yield name
  if (type.startsWith('TS') && !('expression' in children)) return
  for (const [key, child] of Object.entries(children)) {
    const isName = !computed && (key === 'property' || key === 'key')
    if (!isName && key !== 'typeAnnotation' && key !== 'typeArguments' && key !== 'returnType')
      yield* identifiers(child)
  }
}
