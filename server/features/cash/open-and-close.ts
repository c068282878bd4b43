import { countedCents, wholeCount } from '@filao/domain/cash/count'
import type { CashDesk, CashDeskClosing, CashDeskOpening } from '@filao/domain/cash/desk.schema'
import { expectedCents } from '@filao/domain/cash/movements'
import { alreadyClosed, checkClosing, openingFloat } from '@filao/domain/cash/rules'
import { toCents, toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { localDate, toInstant } from '@filao/domain/kernel/time'
import { keepAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit } from '#platform/feature/audit'
import { loadCashDesk } from './desks.ts'
import * as queries from './queries.ts'

/** Opens the cash desk of an agency for today by its clock. */
export async function openCashDesk(tx: Tx, by: Author, wanted: CashDeskOpening, now: string): Promise<CashDesk> {
  const { companyId } = by
  const { agencyId } = wanted
  const { timezone } = await keepAgency(tx, companyId, agencyId, 'agencyId')
  const today = localDate(now, timezone)
  const last = await queries.findLastDesk(tx, companyId, agencyId)
  const float = openingFloat(last, {
    today,
    floatCents: wanted.floatAmount === undefined ? undefined : toCents(wanted.floatAmount),
    reason: wanted.floatReason ?? null,
  })
  const id = await queries.insertDesk(tx, {
    companyId,
    agencyId,
    date: today,
    openedAt: now,
    openedBy: by.userId,
    ...float,
    since: last?.closedAt ?? toInstant(`${today}T00:00`, timezone),
  })
  if (id === undefined) throw new Problem('conflict', openedMeanwhile)
  const changes: Record<string, [null, unknown]> = {
    agencyId: [null, agencyId],
    floatAmount: [null, toEuros(float.floatCents)],
    ...(float.floatReason && { floatReason: [null, float.floatReason] }),
  }
  await audit(tx, { ...by, entity: 'cash_desk', entityId: id, action: 'opened', changes })
  return await loadCashDesk(tx, companyId, id)
}

/**
 * Closes a cash desk with its count. Its payments are kept with it, so that each counts in one desk only: one that is
 * stored meanwhile counts in the next.
 */
export async function closeCashDesk(
  tx: Tx,
  by: Author,
  id: number,
  { counts, differenceReason = null, expectedAmount }: CashDeskClosing,
  now: string,
): Promise<CashDesk> {
  const { companyId } = by
  const desk = await queries.lockDesk(tx, companyId, id)
  if (desk.closedAt !== null) throw alreadyClosed()
  await queries.insertDeskPayments(tx, companyId, id)
  const expected = expectedCents(desk.floatCents, await queries.sumKeptMovements(tx, companyId, id))
  const counted = countedCents(counts)
  const shownCents = expectedAmount === undefined ? undefined : toCents(expectedAmount)
  checkClosing({ expectedCents: expected, shownCents, countedCents: counted, reason: differenceReason })
  const reason = counted === expected ? null : differenceReason
  await queries.closeDesk(tx, companyId, id, {
    expectedCents: expected,
    countedCents: counted,
    counts: wholeCount(counts),
    differenceReason: reason,
    closedAt: now,
    closedBy: by.userId,
  })
  const changes: Record<string, [null, unknown]> = {
    expectedAmount: [null, toEuros(expected)],
    countedAmount: [null, toEuros(counted)],
    ...(reason && { differenceReason: [null, reason] }),
  }
  await audit(tx, { ...by, entity: 'cash_desk', entityId: id, action: 'closed', changes })
  return await loadCashDesk(tx, companyId, id)
}

const openedMeanwhile = {
  fr: 'Un collègue vient d’ouvrir cette caisse.',
  en: 'A colleague has just opened this cash desk.',
}
