type Node = { [name: string]: Node | string }

/** Parses a form with nested names, `line_items[0][price]=…`, into objects and lists. */
export function readForm(form: string): Record<string, unknown> {
  const root: Node = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const parts = name.split(/[[\]]+/).filter((part) => part !== '')
    let node = root
    for (const part of parts.slice(0, -1)) {
      const next = node[part]
      const inner = typeof next === 'object' ? next : {}
      node[part] = inner
      node = inner
    }
    node[parts.at(-1) ?? name] = value
  }
  return withLists(root) as Record<string, unknown>
}

function withLists(node: Node | string): unknown {
  if (typeof node === 'string') return node
  const names = Object.keys(node)
  const read = (name: string) => withLists(node[name] as Node | string)
  if (names.length > 0 && names.every((name, index) => name === String(index))) return names.map(read)
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}
