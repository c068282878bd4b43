import type { CashDesk, Drawer } from '@filao/domain/cash/desk.schema'
import { expectedCents, inMethodOrder } from '@filao/domain/cash/movements'
import { inEuros, toEuros } from '@filao/domain/kernel/money'
import { localDate } from '@filao/domain/kernel/time'
import { listAgencies } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import * as queries from './queries.ts'

/** Loads a cash desk with its sums. */
export async function loadCashDesk(tx: Tx, companyId: number, id: number): Promise<CashDesk> {
  const [desk] = await withSums(tx, companyId, [await queries.loadDesk(tx, companyId, id)])
  return desk as CashDesk
}

/** Adds the sums of cash desks: of a closed one as it was closed, of an open one so far. */
export async function withSums(tx: Tx, companyId: number, stored: queries.StoredDesk[]): Promise<CashDesk[]> {
  const ids = stored.map(({ id }) => id)
  const sums = Map.groupBy(await queries.sumMovements(tx, companyId, ids), ({ deskId }) => deskId)
  return stored.map((desk) => {
    const movements = sums.get(desk.id) ?? []
    const expected = desk.expectedCents ?? expectedCents(desk.floatCents, movements)
    return {
      ...inEuros(desk),
      payments: movements.reduce((count, { payments }) => count + payments, 0),
      methods: inMethodOrder(movements).map(({ method, receivedCents, refundedCents, keptCents }) =>
        inEuros({ method, receivedCents, refundedCents, keptCents }),
      ),
      expectedAmount: toEuros(expected),
      differenceAmount: desk.countedCents === null ? null : toEuros(desk.countedCents - expected),
    }
  })
}

/** Lists the drawers of the agencies: those that are not archived, and those with an open cash desk. */
export async function listDrawers(tx: Tx, companyId: number, now: string): Promise<Drawer[]> {
  const agencies = await listAgencies(tx, companyId)
  const desks = await withSums(tx, companyId, await queries.listLastDesks(tx, companyId))
  const active = new Set(agencies.map(({ id }) => id))
  const leftOpen = desks.filter(({ agency, closedAt }) => !active.has(agency.id) && closedAt === null)
  return [...agencies, ...leftOpen.map(({ agency }) => agency)].map(({ id, name, timezone }) => {
    const desk = desks.find(({ agency }) => agency.id === id) ?? null
    const today = localDate(now, timezone)
    return { agency: { id, name, timezone }, today, desk, nextFloatAmount: desk?.countedAmount ?? null }
  })
}
