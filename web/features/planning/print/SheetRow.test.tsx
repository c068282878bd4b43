import { instantAt } from '@filao/domain/kernel/time'
import { buildRows } from '@filao/domain/planning/rows'
import { aPlanning, aRental, aVehicle } from '@filao/domain/planning/sample-planning'
import { periodOf } from '@filao/domain/planning/scale'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { SheetRow } from './SheetRow.tsx'

const zone = 'America/Guadeloupe'
const week = periodOf('week', '2026-11-25', zone)
const hour = 3_600_000

test.each([
  ['beside a bar', 8, 150, '← sam. 21 nov., 8h00 → 8h00'],
  ['beside a bar, but for the day before the week', 8, 30, '← 8h00'],
  ['in a bar too short for an arrow', 8, 9, '8h00'],
  ['in a bar of a day', 24, 25, '← 0h00'],
])('the return of a rental that began before the week is readable %s', (_, returnAt, nextAt, told) => {
  const at = (hours: number) => instantAt(week.start + hours * hour)
  const vehicleId = 1
  const rentals = [
    aRental({ id: 1, vehicleId, start: at(-40), end: at(returnAt), status: 'done' }),
    aRental({ id: 2, vehicleId, start: at(nextAt), end: at(167) }),
  ]
  expect(timesOf(rentals)[0]).toBe(told)
})

function timesOf(rentals: ReturnType<typeof aRental>[]): string[] {
  const planning = aPlanning({ vehicles: [aVehicle()], rentals })
  const view = { groupBy: 'category' as const, collapsed: new Set<number>(), filter: {}, now: week.start }
  const row = buildRows(planning, view).find((one) => one.kind === 'vehicle')
  if (row?.kind !== 'vehicle') throw new Error('the vehicle has a row')
  const html = renderWithKeys(<SheetRow row={row} week={week} zone={zone} agency={undefined} holidays={{}} />)
  const [, ...bars] = html.matchAll(/<small>(.*?)<\/small>/g)
  return bars.map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim())
}
