import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline as joined, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { fileKey } from '@filao/domain/company/public-file'
import type { Language } from '@filao/domain/kernel/language.schema'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/table/csv'
import type { Tx } from '#platform/database/connect'
import { carriedInOrder } from '#platform/feature/carried'
import { columnsOf, listIds, readRows } from './archive-queries.ts'
import { type ArchivedRow, translate } from './references.ts'

/** A file of the archive with the hash of its content, which is packed in the temporary folder. */
type Spooled = { name: string; bytes: number; sha256: string; read: () => Readable }

/** The tables of a company in a temporary folder, and the stored files that their rows name. */
export type Spool = {
  tables: Spooled[]
  /** The number of rows of each table. */
  counts: Record<string, number>
  /** The highest number in each table that rows refer to. */
  numbers: Record<string, number>
  /** The key of each stored file, and its name in the archive. */
  files: Map<string, string>
}

/** The tables that are also written as tables for people. */
const forPeople = ['agencies', 'vehicles', 'customers', 'rentals', 'payments', 'charges', 'invoices', 'fines']

/**
 * Writes the rows of a company into a folder, packed. Rows have the numbers 1, 2, 3 … of
 * their table instead of ids, so that an archive tells nothing about other companies and is equal after an import.
 */
export async function spoolCompany(tx: Tx, companyId: number, folder: string, language: Language): Promise<Spool> {
  const numbers = await numberRows(tx, companyId)
  const files = new Map<string, string>()
  const tables: Spooled[] = []
  const counts: Record<string, number> = {}
  for (const table of carriedInOrder()) {
    const lines = packedWriter(folder, `data/${table.name}.jsonl`)
    const csv = forPeople.includes(table.name) ? packedWriter(folder, `csv/${table.name}.csv`) : null
    const columns = columnsOf(table)
    const lineOf = (row: ArchivedRow) =>
      csvLine(
        columns.map((column) => cell(row[column])),
        language,
      )
    try {
      await csv?.write(byteOrderMark + csvLine(columns, language))
      counts[table.name] = 0
      for await (const page of readRows(tx, companyId, table)) {
        const rows = page.map((json) =>
          translate(table, JSON.parse(json) as ArchivedRow, numbers.of, (key) => fileName(files, key)),
        )
        await lines.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        await csv?.write(rows.map(lineOf).join(''))
        counts[table.name] = (counts[table.name] ?? 0) + rows.length
      }
      tables.push(await lines.end())
      if (csv) tables.push(await csv.end())
    } catch (error) {
      lines.close()
      csv?.close()
      throw error
    }
  }
  return { tables, counts, numbers: numbers.highest(), files }
}

/** Numbers the rows that others refer to. A row that is gone gets a number after the others when it is named first. */
async function numberRows(tx: Tx, companyId: number) {
  const maps = new Map<string, Map<number, number>>([['companies', new Map([[companyId, 1]])]])
  for (const table of carriedInOrder()) {
    if (!table.isNumbered) continue
    const ids = await listIds(tx, companyId, table)
    maps.set(table.name, new Map(ids.map((id, index) => [id, index + 1])))
  }
  return {
    of(table: string, id: number): number {
      const map = maps.get(table) ?? new Map<number, number>()
      maps.set(table, map)
      const number = map.get(id) ?? map.size + 1
      map.set(id, number)
      return number
    },
    highest: () => Object.fromEntries([...maps].map(([table, map]) => [table, map.size])),
  }
}

/** Returns the name of a stored file in the archive: its folder, a number and the end of its key. */
function fileName(files: Map<string, string>, text: string): string {
  const key = text.startsWith('/') ? fileKey(text) : text
  // The address of a logo on another site is no file of ours.
  if (key === null || /^https?:/.test(key)) return text
  const [, folder, end = ''] = /^(\w+)\/.*?((?:-thumbnail)?\.png)?$/.exec(key) ?? []
  const name = files.get(key) ?? `files/${folder}/${files.size + 1}${end}`
  files.set(key, name)
  return name
}

function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** Packs a text into a file of the folder while it is written. */
function packedWriter(folder: string, name: string) {
  const path = join(folder, name.replaceAll('/', '-'))
  const hash = createHash('sha256')
  const packing = createZstdCompress()
  let bytes = 0
  const written = pipeline(packing, createWriteStream(path))
  // The failure is that of `end`, or of the write that waits.
  written.catch(() => undefined)
  return {
    async write(text: string): Promise<void> {
      const raw = Buffer.from(text)
      hash.update(raw)
      bytes += raw.length
      if (!packing.write(raw)) await Promise.race([drained(packing), written])
    },
    async end(): Promise<Spooled> {
      packing.end()
      await written
      // A failure ends the stream that is returned.
      const read = () => joined(createReadStream(path), createZstdDecompress(), () => undefined)
      return { name, bytes, sha256: hash.digest('hex'), read }
    },
    /** Closes the file as it is, after a failure. */
    close(): void {
      packing.destroy()
    },
  }
}

function drained(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve))
}
