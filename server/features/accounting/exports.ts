import type { Booking } from '@filao/domain/accounting/accounts'
import { compare } from '@filao/domain/accounting/comparison'
import type * as calls from '@filao/domain/accounting/contract'
import { entriesInEuros } from '@filao/domain/accounting/export'
import type { AccountingEntries, AccountingExport } from '@filao/domain/accounting/export.schema'
import { fecFileName, fecText, latin9 } from '@filao/domain/accounting/fec'
import { exportedLines, lineColumns } from '@filao/domain/accounting/line-columns'
import { sirenOf } from '@filao/domain/company/seller/siret'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { addDays } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import { companyDay, loadCompany } from '#features/company/public'
import { sumPeriod } from '#features/journal/public'
import type { Tx } from '#platform/database/connect'
import { audit, auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { loadBooking, readBooking } from './accounts.ts'
import { bookRange } from './booking.ts'
import { checkDays, type Days } from './days.ts'
import type { Range } from './entry-queries.ts'
import {
  findFirstDay,
  findLastExport,
  findLastSeq,
  insertExport,
  listExports,
  loadExport,
  lockExports,
  type StoredExport,
} from './queries.ts'

/** Reads the entries of any days as they would be exported now. Throws `validation` for more than a leap year. */
export async function previewEntries(tx: Tx, companyId: number, days: Days): Promise<AccountingEntries> {
  checkDays(days)
  return await entriesOf(tx, companyId, days, days, await loadBooking(tx, companyId), null)
}

/** Reads the entries of an export. Throws 404. */
export async function getExportedEntries(tx: Tx, companyId: number, id: number): Promise<AccountingEntries> {
  const made = await loadExport(tx, companyId, id)
  const days = { from: made.fromDay, to: made.toDay }
  return await entriesOf(tx, companyId, made, days, readBooking(made.accounts), made.firstNumber)
}

/** Reads a range with its comparison to the closing of its days. */
async function entriesOf(
  tx: Tx,
  companyId: number,
  range: Range,
  days: Days,
  accounts: Booking,
  firstNumber: number | null,
): Promise<AccountingEntries> {
  const { money, entries } = await bookRange(tx, companyId, range, accounts)
  const compared = compare(entries, money, accounts, await sumPeriod(tx, companyId, days))
  return entriesInEuros(days, entries, compared, firstNumber)
}

/**
 * Exports what no export has yet, up to a day. Its numbers follow the last ones. Throws `validation` for a day that is
 * not over, and `conflict` for one that was exported.
 */
export async function createAccountingExport(
  call: Call<typeof calls.createAccountingExport>,
): Promise<AccountingExport> {
  const { tx, body, now } = call
  const by = author(call)
  const { companyId, userId } = by
  const today = await companyDay(tx, companyId, now)
  if (body.to >= today) throw fieldProblem('to', 'range', notOver)
  await lockExports(tx, companyId)
  const last = await findLastExport(tx, companyId)
  if (last && body.to <= last.toDay) throw new Problem('conflict', exported(last.toDay))
  const firstDay = last ? addDays(last.toDay, 1) : await findFirstDay(tx, companyId)
  const firstSeq = last ? last.lastSeq + 1 : 1
  const lastSeq = await findLastSeq(tx, companyId, firstSeq, body.to)
  const accounts = await loadBooking(tx, companyId)
  const { entries } = await bookRange(tx, companyId, { firstSeq, lastSeq }, accounts)
  const fromDay = firstDay !== null && firstDay < body.to ? firstDay : body.to
  const id = await insertExport(tx, {
    companyId,
    fromDay,
    toDay: body.to,
    firstSeq,
    lastSeq,
    firstNumber: last ? last.firstNumber + last.entries : 1,
    entries: entries.length,
    accounts: JSON.stringify(accounts),
    madeAt: now,
    madeOn: today,
    madeBy: userId,
  })
  const changes = { from: [null, fromDay], to: [null, body.to], entries: [null, entries.length] } satisfies Record<
    string,
    [unknown, unknown]
  >
  await audit(tx, { ...by, entity: 'accountingExport', entityId: id, action: 'created', changes })
  const { rows } = await listExports(tx, companyId, { limit: 1, offset: 0, id })
  return rows[0] as AccountingExport
}

/** Writes the lines of an export as a table file. */
export async function downloadEntries(call: Call<typeof calls.downloadEntries>): Promise<BinaryResponse> {
  const { made, entries } = await exportedEntries(call)
  const period = `${made.fromDay}-${made.toDay}`
  return await tableFile(call, {
    name: { fr: `ecritures-${period}`, en: `entries-${period}` },
    columns: lineColumns,
    rows: exportedLines(entries, made.firstNumber),
  })
}

/** Writes an export in the FEC layout. Throws `conflict` when the company has no SIRET. */
export async function downloadFec(call: Call<typeof calls.downloadFec>): Promise<BinaryResponse> {
  const { made, entries } = await exportedEntries(call)
  const { siret } = await loadCompany(call.tx, call.params.companyId)
  if (siret === null) throw new Problem('conflict', noSiret)
  return {
    contentType: 'text/plain; charset=iso-8859-15',
    fileName: fecFileName(sirenOf(siret), made.toDay),
    content: latin9(fecText(entries, made.firstNumber, made.madeOn)),
  }
}

async function exportedEntries(call: Call<typeof calls.downloadEntries> | Call<typeof calls.downloadFec>) {
  const { companyId, id } = call.params
  const made: StoredExport = await loadExport(call.tx, companyId, id)
  const { entries } = await bookRange(call.tx, companyId, made, readBooking(made.accounts))
  await auditExport(call.tx, author(call), { accountingEntries: entries.length, from: made.fromDay, to: made.toDay })
  return { made, entries }
}

const notOver = {
  fr: 'Ce jour n’est pas terminé\u202f: exportez jusqu’à hier au plus tard.',
  en: 'This day is not over: export up to yesterday at the latest.',
}
const noSiret = {
  fr: 'Ce fichier porte le SIREN de l’entreprise\u202f: saisissez d’abord son SIRET dans la page Entreprise.',
  en: 'This file contains the company’s SIREN: first enter its SIRET on the Company page.',
}

function exported(to: LocalDate) {
  const day = to.split('-').reverse().join('/')
  return {
    fr: `Les écritures sont déjà exportées jusqu’au ${day}\u202f: choisissez un jour plus tard.`,
    en: `Entries are already exported up to ${day}: choose a later day.`,
  }
}
