import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { inEuros } from '@filao/domain/kernel/money'
import { boundsOf, type Days, partsOf, type Step } from '@filao/domain/statistics/days'
import { figuresOf } from '@filao/domain/statistics/figures'
import { type Measures, sumOf } from '@filao/domain/statistics/measures'
import { type Division, type Extra, hasFleet, hasRequests } from '@filao/domain/statistics/share'
import type { ExtraShare, HeatMap, Share, SourceShare, Statistics } from '@filao/domain/statistics/share.schema'
import type { Tx } from '#platform/database/connect'
import { loadClocks } from './clocks.ts'
import { measure, measureTime } from './measure.ts'
import { listNames, sumExtras, sumSources } from './queries.ts'
import { listRefused } from './refused-queries.ts'

type Asked = { companyId: number; days: Days; now: string }

/** The figures that the whole company has: all of them. */
const whole = { ofFleet: true, ofRequests: true }

/** Reads the figures of a period and of its parts. */
export async function readStatistics(tx: Tx, { companyId, days, now }: Asked, step: Step): Promise<Statistics> {
  const parts = partsOf(days, step)
  const measured = await measure(tx, { companyId, bounds: boundsOf(parts), by: null, now })
  const measures = measured.get('') ?? parts.map(() => sumOf([]))
  return {
    figures: figures(sumOf(measures), whole),
    parts: parts.map((part, at) => ({ ...part, ...figures(sumOf([measures[at] ?? {}]), whole) })),
  }
}

/** Lists the figures of a period by a division, highest revenue first. */
export async function listShares(tx: Tx, { companyId, days, now }: Asked, by: Division): Promise<Share[]> {
  const measured = await measure(tx, { companyId, bounds: boundsOf([days]), by, now })
  const nameOf = await namesOf(tx, companyId, by)
  const shares = [...measured].map(([key, [only]]) => ({
    id: by === 'source' || key === '' ? null : Number(key),
    name: nameOf(key),
    ...figures(sumOf([only ?? {}]), { ofFleet: hasFleet(by), ofRequests: hasRequests(by) }),
  }))
  return shares.toSorted((a, b) => b.revenueAmount - a.revenueAmount || a.name.localeCompare(b.name))
}

/** Lists the part of the revenue of each option or fee, highest first. */
export async function listExtraShares(tx: Tx, { companyId, days, now }: Asked, of: Extra): Promise<ExtraShare[]> {
  const clocks = await loadClocks(tx, companyId)
  const rows = await sumExtras(tx, { companyId, bounds: boundsOf([days]), by: null, now, clocks }, of)
  return rows.toSorted((a, b) => b.revenueCents - a.revenueCents || a.id - b.id).map((row) => inEuros(row))
}

/** Lists the revenue of each source with its commission, highest first. */
export async function listSourceShares(tx: Tx, { companyId, days, now }: Asked): Promise<SourceShare[]> {
  const clocks = await loadClocks(tx, companyId)
  const rows = await sumSources(tx, { companyId, bounds: boundsOf([days]), by: null, now, clocks })
  return rows
    .toSorted((a, b) => b.revenueCents - a.revenueCents || a.id - b.id)
    .map((row) => inEuros({ ...row, marginCents: row.revenueCents - row.commissionCents }))
}

/** Reads the utilisation of each category in each week. */
export async function readHeatMap(tx: Tx, { companyId, days, now }: Asked): Promise<HeatMap> {
  const weeks = partsOf(days, 'week')
  const measured = await measureTime(tx, { companyId, bounds: boundsOf(weeks), now })
  const nameOf = await namesOf(tx, companyId, 'category')
  const rows = [...measured].map(([key, measures]) => ({
    id: Number(key),
    name: nameOf(key),
    utilisation: measures.map((one) => figuresOf(one, whole).utilisation),
  }))
  return { weeks, rows: rows.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

/** Lists one page of the refused requests of a period, of one agency or category if one is given. */
export async function listRefusedRequests(
  tx: Tx,
  { companyId, days, now }: Asked,
  chosen: { agencyId?: number | undefined; categoryId?: number | undefined },
  part: { limit: number; offset: number },
) {
  const question = { companyId, bounds: boundsOf([days]), now, clocks: await loadClocks(tx, companyId) }
  return await listRefused(tx, question, chosen, part)
}

async function namesOf(tx: Tx, companyId: number, by: Division): Promise<(key: string) => string> {
  if (by === 'source') return (key) => key
  const names = await listNames(tx, companyId, by)
  return (key) => {
    const name = names.get(Number(key)) ?? ''
    return by === 'vehicle' ? formatPlate(name) : name
  }
}

function figures(measures: Measures, options: typeof whole) {
  return inEuros(figuresOf(measures, options))
}
