/** Returns the table of ARCHITECTURE.md that says which layers each layer may use. */
export function layersTable(layers: Record<string, string[]>): string {
  const code = (name: string) => `\`${name}\``
  const rows = Object.entries(layers).map(([layer, used]) => [code(layer), used.map(code).join(', ') || 'no other'])
  const all = [['layer', 'may use'], ...rows]
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** Finds the table of the layers in a document. */
export const layersInDocument = /^\| layer +\| may use +\|\n(?:\|.*\n)*\|.*\|$/m
