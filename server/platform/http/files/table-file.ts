import { setImmediate } from 'node:timers/promises'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/table/csv'
import type { TableCell, TableColumn, TableFormat } from '@filao/domain/kernel/table/table-file'
import type { Tx } from '#platform/database/connect'
import { workbook } from '#platform/files/workbook'
import type { Apart } from '../call.ts'

/** Stored rows of these ids, read page by page in their order. */
type Stored<Row> = { ids: number[]; read: (tx: Tx, ids: number[]) => Promise<(Row & { id: number })[]> }

/** A table file of stored rows, or of rows that are there already. */
type TableFile<Row> = { name: Sentence; columns: readonly TableColumn<Row>[] } & (
  | Stored<Row>
  | { rows: readonly Row[] }
)

/** The call that asks for a table file. */
type Asking = { apart: Apart; language: Language; query: { format?: TableFormat | undefined } }

/** Rows written at once: few, since writing their lines keeps the processor from all other requests. */
const partRows = 100

/**
 * Streams a list as a table file in the format that the call asks for. Its ids are decided in the call's transaction;
 * each page of stored rows is read in one of its own, so a slow reader holds no connection. A row deleted in the
 * meantime is left out.
 */
export async function tableFile<Row>(
  { apart, language, query }: Asking,
  file: TableFile<Row>,
): Promise<BinaryResponse> {
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

/** Returns the cells of a file page by page. */
async function* cellsOf<Row>(file: TableFile<Row>, language: Language, apart: Apart) {
  for await (const page of 'rows' in file ? pagesOf(file.rows) : readPages(file, apart)) {
    yield page.map((row) => file.columns.map(({ cell }) => cell(row, language)))
  }
}

/** Divides items into pages; other requests have their turn before each. */
async function* pagesOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += partRows) {
    await setImmediate()
    yield items.slice(at, at + partRows)
  }
}

async function* readPages<Row>({ ids, read }: Stored<Row>, apart: Apart): AsyncGenerator<readonly Row[]> {
  for await (const part of pagesOf(ids)) {
    const rows = new Map((await apart((tx) => read(tx, [...part]))).map((row) => [row.id, row]))
    yield part.flatMap((id) => rows.get(id) ?? [])
  }
}
