import { toCents, toEuros } from '../kernel/money.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import type { Visit } from './deadline.schema.ts'

/** Returns the costs of a vehicle's visits in euros: of all of them, and of those of the last twelve months. */
export function visitCosts(visits: readonly Pick<Visit, 'doneOn' | 'costAmount'>[], today: LocalDate) {
  const since = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  const sum = (some: typeof visits) =>
    toEuros(some.reduce((cents, { costAmount }) => cents + toCents(costAmount ?? 0), 0))
  return { total: sum(visits), lastYear: sum(visits.filter(({ doneOn }) => doneOn > since)) }
}
