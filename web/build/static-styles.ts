import { type ESTree, type Plugin, parseAst } from 'vite'

/** Parts that no screen draws; the style of `Dropdown` covers its menu. */
const notStyled = new Set(['Menu', 'BackTop', 'Pagination-bordered'])

/** CSS of one part of antd. Of two rules that weigh the same, the one with the higher order wins. */
type Styles = { css: string; order: number }

/**
 * Writes the styles of antd's parts into their modules while building. antd otherwise makes them in the browser when a
 * part is first drawn, from functions that it also has to load (`zeroRuntime` in `theme.ts` turns that off).
 */
export const staticStyles: Plugin = {
  name: 'static-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/antd\/es\/.+\/style(\/\w+)?\.js$/ },
    handler: async (code) => ({ code: await withStaticStyles(code), map: null }),
  },
}

/**
 * Replaces the functions that make styles in a module of antd by the styles themselves. Throws when it has none for
 * one.
 */
export async function withStaticStyles(code: string): Promise<string> {
  const calls = callsIn(parseAst(code, { lang: 'js' })).filter(({ callee, arguments: [, makeStyles] }) => {
    const name = callee.type === 'Identifier' ? callee.name : ''
    return makeStyles && /^gen(StyleHooks|SubStyleComponent|ComponentStyleHook)$/.test(name)
  })
  const names = calls.map(({ arguments: [name] }) => nameOf(name))
  const light = calls
    .flatMap(({ arguments: [, makeStyles] }) => makeStyles ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code)
  const styles = await Promise.all([...new Set(names).difference(notStyled)].map(stylesOf))
  const added = styles.flat().map(({ css, order }) => `insertStyles(${order}, ${JSON.stringify(css)})\n`)
  return added.length === 0 ? light : `import { insertStyles } from '#ui/insert-styles'\n${added.join('')}${light}`
}

let made: ReturnType<typeof makeStyles> | null = null

/** Returns what a part of antd adds to a page. Throws when nothing that was drawn has it. */
async function stylesOf(name: string): Promise<Styles[]> {
  made ??= makeStyles()
  const styles = (await made).get(name)
  if (!styles) throw new Error(`antd's ${name} is not drawn: adapt web/build/static-styles.ts`)
  return styles
}

/** Draws antd's components, and returns the styles that each of their parts made. */
async function makeStyles(): Promise<Map<string, Styles[]>> {
  // Imported late: Vitest and the development server load this module but never draw a component.
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs')
  const { extractStyle: renderComponents } = await import('@ant-design/static-style-extract')
  const { ConfigProvider, Form } = await import('antd')
  const { createElement } = await import('react')
  const cache = createCache()
  renderComponents({
    excludes: [...notStyled],
    customTheme: (drawn) =>
      createElement(
        StyleProvider,
        { cache },
        createElement(ConfigProvider, { theme: { hashed: false } }, drawn, createElement(Form.Item)),
      ),
  })
  const byName = new Map<string, Styles[]>()
  for (const [key, entry] of cache.cache) {
    const [kind, path = ''] = key.split('%').filter((part) => part !== '')
    if (kind !== 'style') continue
    const one = createCache()
    one.cache.set(key, entry)
    // Drops the last rule, which lists the extracted styles for a browser that makes the others.
    const css = extractStyle(one, { plain: true, types: 'style' }).replace(
      /\.data-ant-cssinjs-cache-path\{[^}]*\}$/,
      '',
    )
    const [component, part] = path.split('-')
    const name = component === part ? path.slice(0, path.length / 2) : path
    byName.set(name, [...(byName.get(name) ?? []), ...(css ? [{ css, order: Number(entry[1].at(-1)) }] : [])])
  }
  return byName
}

/** `Button` for `'Button'`, `Modal-confirm` for `['Modal', 'confirm']`. */
function nameOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal') return String(node.value)
  if (node?.type === 'ArrayExpression') return node.elements.map((one) => nameOf(one ?? undefined)).join('-')
  throw new Error('antd names its styles in another way: adapt web/build/static-styles.ts')
}

function callsIn(node: unknown): ESTree.CallExpression[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(callsIn)
  return 'type' in node && node.type === 'CallExpression' ? [node as ESTree.CallExpression, ...inside] : inside
}
