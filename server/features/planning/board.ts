import type { Language } from '@filao/domain/kernel/language.schema'
import { defaultStatuses } from '@filao/domain/planning/board'
import type { Planning, PlanningQuery } from '@filao/domain/planning/board.schema'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { publicHolidays } from '#platform/lookups/holidays'
import * as queries from './board-queries.ts'

/** The input of a board: the company, the user, the instant and the filters. */
type BoardRequest = { companyId: number; query: PlanningQuery; now: string; language: Language }

/** Loads the board of a period. Its queries are sent together. */
export async function loadBoard(tx: Tx, { companyId, query, now, language }: BoardRequest): Promise<Planning> {
  const { start, end, status = defaultStatuses, agencyId, categoryId, text } = query
  const statuses = status.filter((one) => one !== 'cancelled')
  const filter = { companyId, start, end, now, statuses, agencyId, categoryId, text }
  const bars = [queries.listBoardRentals(tx, filter), queries.listBoardUnavailabilities(tx, filter)] as const
  if (query.only === 'bars') {
    const [rentals, unavailabilities] = await Promise.all(bars)
    return { vehicles: [], categories: [], agencies: [], rentals, unavailabilities, holidays: {} }
  }
  const [rentals, unavailabilities, vehicles, categories, agencies, company] = await Promise.all([
    ...bars,
    queries.listBoardVehicles(tx, filter),
    queries.listBoardCategories(tx, companyId),
    queries.listBoardAgencies(tx, companyId),
    loadCompany(tx, companyId),
  ])
  const holidays = await publicHolidays(company.countryCode, yearsOf(start, end), language)
  return { vehicles, categories, agencies, rentals, unavailabilities, holidays }
}

/**
 * Returns the years of a period, with one day more on either side, since local days begin before or after those of UTC.
 */
function yearsOf(start: string, end: string): number[] {
  const [first, last] = [Date.parse(start) - 86_400_000, Date.parse(end) + 86_400_000]
  const from = new Date(first).getUTCFullYear()
  return Array.from({ length: new Date(last).getUTCFullYear() - from + 1 }, (_, at) => from + at)
}
