import type { Bar } from '@filao/domain/planning/bars'
import { changesBar, type Proposal } from '@filao/domain/planning/move'
import type { Setting } from '@filao/domain/planning/move-verdict'
import type { Row } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'
import type { BoardHandle } from '../../board/board-handle.ts'
import type { Fleet } from './board-context.ts'

/** The board at the moment of asking: a gesture outlives many of its renders. */
export type BoardNow = {
  board: BoardHandle
  scale: Scale
  rows: readonly Row[]
  fleet: Fleet
  setting: Setting
}

/** Returns the current row of a bar, and the bar in it. */
export function rowWith(rows: readonly Row[], barKey: string): { row: Row; bar: Bar } | null {
  for (const row of rows) {
    const bar = row.kind === 'group' ? undefined : row.bars.find(({ key }) => key === barKey)
    if (bar) return { row, bar }
  }
  return null
}

/** Returns the key of a vehicle's row. */
export function vehicleRow(vehicleId: number): string {
  return `v${vehicleId}`
}

/**
 * Returns the row and lane of a proposal: a bar that stays on its vehicle keeps its lane, everything else uses the
 * first.
 */
export function ghostPlace(rows: readonly Row[], bar: Bar | null, { vehicleId }: Proposal) {
  const own = bar && vehicleId === bar.vehicleId ? rowWith(rows, bar.key) : null
  return own ? { rowKey: own.row.key, lane: own.bar.lane } : { rowKey: vehicleRow(vehicleId), lane: 0 }
}

/** Returns true when a colleague moved the bar, changed its status or deleted it since the move began. */
export function isChangedMeanwhile(then: Bar, now: Bar | undefined): boolean {
  if (!now) return true
  const { start, end } = now.rental ?? now.unavailability ?? { start: '', end: '' }
  const place: Proposal = { kind: 'move', vehicleId: now.vehicleId, start, end }
  return changesBar(then, place) || then.rental?.status !== now.rental?.status
}

/** The time zones in which a move's start and end are shown. */
export type Zones = { start: string; end: string }

/** Returns the zones of the rental's departure and return agencies; the board's zone for anything else. */
export function zonesOf({ rental }: Pick<Bar, 'rental'>, { agencies, timezone }: Setting): Zones {
  const at = (agencyId: number | undefined) => agencies.get(agencyId ?? 0)?.timezone ?? timezone
  return { start: at(rental?.departureAgencyId), end: at(rental?.arrivalAgencyId) }
}
