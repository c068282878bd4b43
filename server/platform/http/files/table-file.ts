import { byteOrderMark, type CsvColumn, csvLine } from '@filao/domain/kernel/csv'
import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import type { Language, Sentence } from '@filao/domain/kernel/language'
import type { Tx } from '#platform/database/connect'
import type { Apart } from '../call.ts'

/** The rows of a table file: those of these ids, read page by page in their order. */
type TableFile<Row> = {
  name: Sentence
  columns: CsvColumn<Row>[]
  ids: number[]
  read: (tx: Tx, ids: number[]) => Promise<Row[]>
}

/** Rows read at once: few, since writing their lines keeps the processor from all other requests. */
const partRows = 100

/**
 * Streams a list as a table file. Its ids are decided in the call's transaction; each page is read in one of its own,
 * so a slow reader holds no connection. A row deleted in the meantime is left out.
 */
export function tableFile<Row extends { id: number }>(
  { apart, language }: { apart: Apart; language: Language },
  file: TableFile<Row>,
): BinaryAnswer {
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `${file.name[language]}.csv`,
    content: lines(file, language, apart),
  }
}

async function* lines<Row extends { id: number }>(
  { columns, ids, read }: TableFile<Row>,
  language: Language,
  apart: Apart,
) {
  const heading = columns.map(({ label }) => label[language])
  yield Buffer.from(byteOrderMark + csvLine(heading, language))
  for (let at = 0; at < ids.length; at += partRows) {
    const part = ids.slice(at, at + partRows)
    const rows = new Map((await apart((tx) => read(tx, part))).map((row) => [row.id, row]))
    const found = part.map((id) => rows.get(id)).filter((row) => row !== undefined)
    const written = found.map((row) =>
      csvLine(
        columns.map(({ cell }) => cell(row, language)),
        language,
      ),
    )
    yield Buffer.from(written.join(''))
  }
}
