import { formatEuros, toCents, toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { isSettled, sumLines } from '@filao/domain/statements/statement'
import type { SettlementCreation, Statement } from '@filao/domain/statements/statement.schema'
import type { Tx } from '#platform/database/connect'
import { type Author, audit } from '#platform/feature/audit'
import { notFound } from '#platform/http/problems'
import { listLines, lockSource } from './queries.ts'
import { deleteSettlement, findSettlement, insertSettled, insertSettlement } from './settlement-queries.ts'
import { loadStatement } from './statement.ts'

/**
 * Marks what is open of a month as settled: each open rental with its amounts of now, less those settled before.
 * Refused when the open amount is no longer what the user saw, and when nothing is open.
 */
export async function settleStatement(
  tx: Tx,
  by: Author,
  sourceId: number,
  { month, amount }: SettlementCreation,
): Promise<Statement> {
  const { companyId } = by
  await lockSource(tx, companyId, sourceId)
  const lines = await listLines(tx, companyId, sourceId, month)
  const open = lines.filter((line) => !isSettled(line))
  const openCents = sumLines(lines).openCents
  if (openCents !== toCents(amount)) throw otherAmount(openCents)
  if (open.length === 0) throw nothingOpen()
  const settlement = { companyId, sourceId, month: `${month}-01`, createdBy: by.userId }
  const id = await insertSettlement(tx, settlement)
  const settled = open.map((line) => ({
    rentalId: line.id,
    priceCents: line.priceCents,
    commissionCents: line.commissionCents - line.settledCommissionCents,
    collectedCents: line.collectedCents - line.settledCollectedCents,
  }))
  await insertSettled(tx, companyId, id, settled)
  const changes: Record<string, [unknown, unknown]> = {
    sourceId: [null, sourceId],
    month: [null, month],
    amount: [null, toEuros(openCents)],
    rentals: [null, settled.map(({ rentalId }) => rentalId)],
  }
  await audit(tx, { ...by, entity: 'source_settlement', entityId: id, action: 'created', changes })
  return await loadStatement(tx, companyId, sourceId, month)
}

/** Takes a settlement back. 404 when the source has no such one. */
export async function takeSettlementBack(tx: Tx, by: Author, sourceId: number, id: number): Promise<Statement> {
  const { companyId } = by
  await lockSource(tx, companyId, sourceId)
  const settlement = await findSettlement(tx, companyId, sourceId, id)
  if (!settlement) throw notFound()
  await deleteSettlement(tx, companyId, id)
  const changes: Record<string, [unknown, unknown]> = {
    sourceId: [sourceId, null],
    month: [settlement.month, null],
    amount: [toEuros(settlement.amountCents), null],
    rentals: [settlement.rentalIds, null],
  }
  await audit(tx, { ...by, entity: 'source_settlement', entityId: id, action: 'deleted', changes })
  return await loadStatement(tx, companyId, sourceId, settlement.month)
}

function otherAmount(openCents: number): Problem {
  const amount = toEuros(openCents)
  return new Problem(
    'conflict',
    {
      fr: `Ce qui reste à régler a changé\u202f: ${formatEuros(amount, 'fr')}. Vérifiez le relevé, puis recommencez.`,
      en: `What is left to settle has changed: ${formatEuros(amount, 'en')}. Check the statement, then try again.`,
    },
    { data: { amount } },
  )
}

function nothingOpen(): Problem {
  return new Problem('conflict', {
    fr: 'Tout est déjà réglé pour ce mois.',
    en: 'Everything of this month is settled already.',
  })
}
