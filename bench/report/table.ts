import { cpus } from 'node:os'

/** Prints one table with the machine it was measured on. */
export function table(title: string, head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`\n${title}\n${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}\n\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Returns the median of several runs. */
export function median(values: number[]): number {
  return percentile(values, 50)
}

/** Returns the value that so many percent of the runs do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] as number
}

/** Measures the time that some work takes, in milliseconds. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
