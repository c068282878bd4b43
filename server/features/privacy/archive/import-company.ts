import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileAddress, fileKey } from '@filao/domain/company/public-file'
import { randomName } from '#features/company/public'
import { enterImport } from '#features/journal/public'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { audit } from '#platform/feature/audit'
import { auditedLeft, type CarriedTable, carriedInOrder, isCarriedFolder } from '#platform/feature/carried'
import type { Files } from '#platform/files/files'
import { columnsOf, insertCashDesk, insertRows, lockEmptyCompany, takeIds, updateCompany } from './archive-queries.ts'
import { made } from './made.ts'
import { type CheckedArchive, openArchive } from './read-archive.ts'
import { type ArchivedRow, type IdMap, translate } from './references.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Parts = { db: Database; files: Files; now: () => string }

/** The company into which an archive was loaded, and the numbers of what it brought. */
type Imported = { name: string; rows: number; files: number }

/**
 * Loads the archive of a company into an empty one: all of it or nothing. Every row gets a new id and the new
 * company's; its numbers, dates and texts stay. Files are stored first, under new names, and removed again when the
 * rows are refused.
 */
export async function importCompany({ db, files, now }: Parts, path: string, companyId: number): Promise<Imported> {
  const archive = await openArchive(path)
  const scope = { companyId, userId: 0 }
  const keys = new Map<string, string>()
  try {
    await inTransaction(db, scope, (tx) => refuseFilled(tx, companyId))
    await storeFiles(archive, files, companyId, keys)
    const at = now()
    const rows = await inTransaction(db, scope, (tx) => insertAll(tx, companyId, archive, keys, at), at)
    return { name: archive.manifest.company, rows, files: keys.size }
  } catch (error) {
    await Promise.allSettled([...keys.values()].map((key) => files.remove(key)))
    throw error
  } finally {
    archive.close()
  }
}

async function refuseFilled(tx: Tx, companyId: number): Promise<void> {
  const company = await lockEmptyCompany(tx, companyId)
  if (!company) throw new Error(`There is no company ${companyId}.`)
  if (company.filled.length > 0) {
    const filled = company.filled.join(', ')
    throw new Error(
      `Company ${companyId} (${company.name}) is not empty: it has ${filled}. Register a new one and import into it before anything else.`,
    )
  }
}

const archivedFile = /^files\/(\w+)\/\d+((?:-thumbnail)?\.png)?$/

/** Stores the files of an archive under new keys, which `keys` collects by their names in it. */
async function storeFiles(archive: CheckedArchive, files: Files, companyId: number, keys: Map<string, string>) {
  const folder = await temporaryFolder('import')
  try {
    for (const { name } of archive.manifest.entries) {
      if (!name.startsWith('files/')) continue
      const path = join(folder, 'file')
      await pipeline(archive.read(name), createWriteStream(path))
      const key = keyFor(name, companyId, keys)
      await files.put(key, { path })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the key of a file of the archive in the store; a new one when it has none yet. */
function keyFor(name: string, companyId: number, keys: Map<string, string>): string {
  const [, folder = '', end = ''] = archivedFile.exec(name) ?? []
  if (!isCarriedFolder(folder)) throw new Error(`${name} is no name of a stored file`)
  const place = folder === 'companyLogos' ? folder : `${folder}/${companyId}`
  const key = keys.get(name) ?? `${place}/${randomName()}${end}`
  keys.set(name, key)
  return key
}

async function insertAll(
  tx: Tx,
  companyId: number,
  archive: CheckedArchive,
  stored: Map<string, string>,
  at: string,
): Promise<number> {
  await refuseFilled(tx, companyId)
  // A row may name a file that was gone when the archive was made; it gets a key without content.
  const keys = new Map(stored)
  const idOf = await newIds(tx, companyId, archive)
  const context = { companyId, at }
  const read = (table: CarriedTable) => readTable(table, archive, companyId, idOf, keys)
  let rows = 0
  for (const table of carriedInOrder()) {
    if (table.name === 'cash_desk_payments') continue
    const columns = [...columnsOf(table), ...Object.keys(made[table.name] ?? {})]
    const payments = table.name === 'cash_desks' ? await paymentsOfDesks(read) : null
    let count = 0
    for await (const page of read(table)) {
      count += page.length
      const complete = page.map((row) => ({ ...row, ...madeFor(table.name, row, context) }))
      if (table.name === 'companies') await updateCompany(tx, companyId, columns, complete[0] ?? {})
      else if (!payments) await insertRows(tx, table.name, ['company_id', ...columns], complete)
      else {
        for (const desk of complete) {
          await insertCashDesk(tx, ['company_id', ...columns], desk, payments.get(desk.id) ?? [])
        }
      }
    }
    if (count !== archive.manifest.counts[table.name]) throw new Error(`${table.name} has not the rows of the manifest`)
    rows += count
  }
  await enterImport(tx, companyId, at)
  const changes = { archive: [null, archive.manifest.madeAt], rows: [null, rows] } satisfies Record<
    string,
    [unknown, unknown]
  >
  await audit(tx, { companyId, userId: null, entity: 'company', entityId: companyId, action: 'imported', changes })
  return rows
}

/** Takes an id for each number of the archive. Numbers keep their order, so that a later export counts alike. */
async function newIds(tx: Tx, companyId: number, archive: CheckedArchive): Promise<IdMap> {
  const ids = new Map<string, number[]>([['companies', [companyId]]])
  const named = carriedInOrder().flatMap(({ name, refers = {} }) => [name, ...Object.values(refers)])
  const known = new Set([...named, ...auditedLeft().values()])
  for (const [table, count] of Object.entries(archive.manifest.numbers)) {
    if (table === 'companies') continue
    if (!known.has(table)) throw new Error(`the manifest numbers an unknown table`)
    if (count > mostRowsOf(archive, table))
      throw new Error(`the manifest numbers more ${table} than the archive can hold`)
    ids.set(table, await takeIds(tx, table, count))
  }
  return (table, number) => {
    const id = ids.get(table)?.[number - 1]
    if (id === undefined) throw new Error(`a row refers to ${table} ${number}, which is not there`)
    return id
  }
}

/**
 * Returns the most rows of a table that an archive can hold: a row is at least a line of three bytes, and one that is
 * only referred to is a number in another row.
 */
function mostRowsOf({ manifest: { entries } }: CheckedArchive, table: string): number {
  const file = entries.find(({ name }) => name === `data/${table}.jsonl`)
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.floor((file?.bytes ?? all) / 3)
}

type ReadTable = (table: CarriedTable) => AsyncGenerator<ArchivedRow[]>

/** Reads the rows of a table with the new ids and keys, and only the columns that are carried. */
async function* readTable(
  table: CarriedTable,
  archive: CheckedArchive,
  companyId: number,
  idOf: IdMap,
  keys: Map<string, string>,
): AsyncGenerator<ArchivedRow[]> {
  const columns = columnsOf(table)
  const fileOf = (name: string) => {
    const isLogo = table.name === 'companies'
    // Only a logo may be on another site; any other name that is not of the archive might be a file of another company.
    if (isLogo && !name.startsWith('files/') && fileKey(name) === null) return name
    const key = keyFor(name, companyId, keys)
    return isLogo ? fileAddress(key) : key
  }
  for await (const lines of archive.readLines(`data/${table.name}.jsonl`)) {
    yield lines.map((line) => {
      const row = JSON.parse(line) as ArchivedRow
      const own = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
      return { ...translate(table, own, idOf, fileOf), company_id: companyId }
    })
  }
}

async function paymentsOfDesks(read: ReadTable): Promise<Map<unknown, ArchivedRow[]>> {
  const payments: ArchivedRow[] = []
  const table = carriedInOrder().find(({ name }) => name === 'cash_desk_payments') as CarriedTable
  for await (const page of read(table)) payments.push(...page)
  return Map.groupBy(payments, (row) => row.cash_desk_id)
}

function madeFor(table: string, row: ArchivedRow, context: { companyId: number; at: string }): ArchivedRow {
  return Object.fromEntries(Object.entries(made[table] ?? {}).map(([column, make]) => [column, make(row, context)]))
}
