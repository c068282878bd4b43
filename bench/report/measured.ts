/**
 * Returns the document with a benchmark's block replaced by what it printed, dated; throws when the document has no
 * such block. A block is everything between `<!-- bench NAME -->` and `<!-- /bench -->`.
 */
export function withMeasurement(document: string, name: string, printed: string, day: string): string {
  const open = `<!-- bench ${name} -->`
  const start = document.indexOf(open)
  const end = document.indexOf('<!-- /bench -->', start)
  if (start < 0 || end < 0) throw new Error(`There is no block ${open} to write the measurement in`)
  return `${document.slice(0, start)}${open}\n\n${block(printed, day)}\n\n${document.slice(end)}`
}

/**
 * Puts the title and the day on a line of their own before the table. The log lines of a server that it started are
 * left out.
 */
function block(printed: string, day: string): string {
  const [title = '', machine = '', , ...table] = printed
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .join('\n')
    .trim()
    .split('\n')
  return [`${title}. ${dayWords(day)}, ${machine}.`, '', ...table].join('\n')
}

function dayWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
