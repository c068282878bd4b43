import { territories } from '@filao/domain/company/territories'
import { getPlanning } from '@filao/domain/planning/contract'
import { dayAt } from '@filao/domain/planning/scale'
import { readOf } from '#api/input'
import type { FirstReads } from '#app/screen'
import { monthsNeeded, monthsToCall } from './board-reads.ts'
import { readParams } from './planning-params.ts'

/** The months of the period in the address. */
export const planningReads: FirstReads = ({ id, countryCode }, { searchParams }) => {
  const params = readParams(searchParams)
  const { timezone } = territories[countryCode]
  const months = monthsNeeded({ ...params, date: params.date ?? dayAt(Date.now(), timezone) }, timezone)
  return monthsToCall(id, months, params.statuses).map((input) => readOf(getPlanning, input))
}
