import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import type { Language, Sentence } from '@filao/domain/kernel/language'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/table/csv'
import type { TableCell, TableColumn, TableFormat } from '@filao/domain/kernel/table/table-file'
import type { Tx } from '#platform/database/connect'
import { workbook } from '#platform/files/workbook'
import type { Apart } from '../call.ts'

/** The rows of a table file: those of these ids, read page by page in their order. */
type TableFile<Row> = {
  name: Sentence
  columns: readonly TableColumn<Row>[]
  ids: number[]
  read: (tx: Tx, ids: number[]) => Promise<Row[]>
}

/** The call that asks for a table file. */
type Asking = { apart: Apart; language: Language; query: { format?: TableFormat | undefined } }

/** Rows read at once: few, since writing their lines keeps the processor from all other requests. */
const partRows = 100

/**
 * Streams a list as a table file in the format that the call asks for. Its ids are decided in the call's transaction; each
 * page is read in one of its own, so a slow reader holds no connection. A row deleted in the meantime is left out.
 */
export async function tableFile<Row extends { id: number }>(
  { apart, language, query }: Asking,
  file: TableFile<Row>,
): Promise<BinaryAnswer> {
  const name = file.name[language]
  const headings = file.columns.map(({ label }) => label[language])
  const pages = cellsOf(file, language, apart)
  if (query.format === 'xlsx') {
    return {
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileName: `${name}.xlsx`,
      content: await workbook({ name, headings, rows: oneByOne(pages), language }),
    }
  }
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
    content: lines(headings, pages, language),
  }
}

async function* lines(headings: string[], pages: AsyncGenerator<TableCell[][]>, language: Language) {
  yield Buffer.from(byteOrderMark + csvLine(headings, language))
  for await (const page of pages) yield Buffer.from(page.map((cells) => csvLine(cells, language)).join(''))
}

async function* oneByOne(pages: AsyncGenerator<TableCell[][]>) {
  for await (const page of pages) yield* page
}

/** Reads the cells of a file page by page, in the order of its ids. */
async function* cellsOf<Row extends { id: number }>(
  { columns, ids, read }: TableFile<Row>,
  language: Language,
  apart: Apart,
) {
  for (let at = 0; at < ids.length; at += partRows) {
    const part = ids.slice(at, at + partRows)
    const rows = new Map((await apart((tx) => read(tx, part))).map((row) => [row.id, row]))
    const found = part.map((id) => rows.get(id)).filter((row) => row !== undefined)
    yield found.map((row) => columns.map(({ cell }) => cell(row, language)))
  }
}
