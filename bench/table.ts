import { cpus } from 'node:os'

/** Prints one table with the machine it was measured on. */
export function table(title: string, head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`\n${title}\n${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}\n\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The middle value of several runs. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
