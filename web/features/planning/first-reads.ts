import { territories } from '@filao/domain/company/territories'
import { dayAt } from '@filao/domain/planning/scale'
import { getPlanning } from '#api/calls'
import { readOf } from '#api/input'
import type { FirstReads } from '#session/screen'
import { monthsNeeded, monthsToCall } from './board-reads.ts'
import { readParams } from './params/planning-params.ts'

/** The months of the period in the address, or around today in the view that the user chose last. */
export const planningReads: FirstReads = ({ id, countryCode, boardView }, { searchParams }) => {
  const params = readParams(searchParams, boardView ?? undefined)
  const { timezone } = territories[countryCode]
  const months = monthsNeeded(params, dayAt(Date.now(), timezone), timezone)
  return monthsToCall(id, months, params.statuses).map((input) => readOf(getPlanning, input))
}
