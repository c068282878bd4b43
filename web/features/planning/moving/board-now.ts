import type { Bar } from '@filao/domain/planning/bars'
import { changesBar, type Proposal } from '@filao/domain/planning/move'
import type { Setting } from '@filao/domain/planning/move-verdict'
import type { Row } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'
import type { BoardHandle } from '../board/board-handle.ts'
import type { Fleet } from './setting.ts'

/** The board as it is at the moment of asking: gestures outlive many of its renders. */
export type BoardNow = {
  board: BoardHandle
  scale: Scale
  rows: readonly Row[]
  fleet: Fleet
  setting: Setting
}

/** The row that a bar stands in, and the bar as it stands there. */
export function rowWith(rows: readonly Row[], barKey: string): { row: Row; bar: Bar } | null {
  for (const row of rows) {
    const bar = row.kind === 'group' ? undefined : row.bars.find(({ key }) => key === barKey)
    if (bar) return { row, bar }
  }
  return null
}

/** The key of a vehicle's row. */
export function vehicleRow(vehicleId: number): string {
  return `v${vehicleId}`
}

/** The row and lane where a proposal is drawn: a bar that stays on its vehicle in its own lane, all else in the first. */
export function ghostPlace(rows: readonly Row[], bar: Bar | null, { vehicleId }: Proposal) {
  const own = bar && vehicleId === bar.vehicleId ? rowWith(rows, bar.key) : null
  return own ? { rowKey: own.row.key, lane: own.bar.lane } : { rowKey: vehicleRow(vehicleId), lane: 0 }
}

/** Whether somebody else changed the bar since the move began: it is elsewhere, or is no longer what it was. */
export function isChangedMeanwhile(then: Bar, now: Bar | undefined): boolean {
  if (!now) return true
  const { start, end } = now.rental ?? now.unavailability ?? { start: '', end: '' }
  const place: Proposal = { kind: 'move', vehicleId: now.vehicleId, start, end }
  return changesBar(then, place) || then.rental?.status !== now.rental?.status
}

/** The clocks on which a move's start and end are told. */
export type Zones = { start: string; end: string }

/** A rental's departure and return are told on the clocks of their agencies, anything else on the board's. */
export function zonesOf({ rental }: Pick<Bar, 'rental'>, { agencies, timezone }: Setting): Zones {
  const at = (agencyId: number | undefined) => agencies.get(agencyId ?? 0)?.timezone ?? timezone
  return { start: at(rental?.departureAgencyId), end: at(rental?.arrivalAgencyId) }
}
