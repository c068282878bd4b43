import type { ImportField } from '@filao/domain/imports/kind'
import type { Language } from '@filao/domain/kernel/language.schema'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/table/csv'

/** A line of the report: the line of the file, the name of its row, the result and the reason. */
type ReportLine = { line: number; name: string; result: string; reason: string }

/** Returns the result of every row as a table file. */
export function reportFile(
  headings: Omit<ReportLine, 'line'> & { line: string },
  lines: ReportLine[],
  language: Language,
) {
  return tableFile(
    [headings, ...lines].map(({ line, name, result, reason }) => [line, name, result, reason]),
    language,
  )
}

/** Returns a file with the headings that the import knows, and one example. */
export function templateFile(
  fields: readonly ImportField[],
  example: Readonly<Record<string, string>>,
  language: Language,
): Blob {
  const shown = fields.filter(({ key, isRare }) => !isRare || example[key])
  const headings = shown.map(({ label }) => label[language])
  return tableFile([headings, shown.map(({ key }) => example[key] ?? '')], language)
}

function tableFile(lines: Parameters<typeof csvLine>[0][], language: Language): Blob {
  const text = lines.map((cells) => csvLine(cells, language)).join('')
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' })
}
