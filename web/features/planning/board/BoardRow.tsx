import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Grouping, UnassignedRow, VehicleRow } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'
import { memo } from 'react'
import { Plate } from '#features/fleet/public'
import { DeadlineMark } from '#features/upkeep/public'
import { BoardBar } from './BoardBar.tsx'
import type { BoardMessages } from './board-messages.ts'
import type { LaneSizes } from './board-sizes.ts'

type Props = {
  row: VehicleRow | UnassignedRow
  /** Row number, counted from the header, which is the first. */
  index: number
  top: number
  height: number
  scale: Scale
  sizes: LaneSizes
  words: BoardMessages
  /** The grouping decides which text is shown beside the plate: the one that the group does not give. */
  groupBy: Grouping
  /** Bars that overlap this period are drawn. */
  from: number
  to: number
  edge: number
  /** The key of the row or of one of its bars that has, or would get, the focus. */
  active: string | null
  /** The key of the row or of one of its bars found by the search. */
  found: string | null
}

/** Renders a vehicle, or a group's drafts and quotes: its header, and the bars that are in view or focused. */
export const BoardRow = memo(function BoardRow(props: Props) {
  const { row, index, top, height, active, found, words } = props
  const { from, to, scale, sizes, edge } = props
  const vehicle = row.kind === 'vehicle' ? formatPlate(row.vehicle.registrationNumber) : words.unassigned
  const shown = row.bars.filter(
    ({ key, start, preparedUntil }) => (preparedUntil > from && start < to) || key === active,
  )
  return (
    <tr
      aria-rowindex={index}
      aria-level={2}
      data-row={row.key}
      className={`board-row board-row-${row.kind}${found === row.key ? ' board-row-found' : ''}`}
      style={{ top, height }}
    >
      <RowHeader row={row} isActive={active === row.key} words={words} groupBy={props.groupBy} />
      {shown.map((bar) => (
        <BoardBar
          key={bar.key}
          bar={bar}
          vehicle={vehicle}
          scale={scale}
          sizes={sizes}
          words={words}
          edge={bar.start < edge ? edge : scale.start}
          isActive={bar.key === active}
          isFound={bar.key === found}
        />
      ))}
    </tr>
  )
})

type HeaderProps = { row: VehicleRow | UnassignedRow; isActive: boolean; words: BoardMessages; groupBy: Grouping }

const RowHeader = memo(function RowHeader({ row, isActive, words, groupBy }: HeaderProps) {
  const tabIndex = isActive ? 0 : -1
  if (row.kind === 'unassigned') {
    return (
      <th scope="row" className="board-side" tabIndex={tabIndex}>
        <span className="board-vehicle">{words.unassigned}</span>
      </th>
    )
  }
  const { registrationNumber, make, model, isArchived } = row.vehicle
  const name = [make, model].filter(Boolean).join(' ')
  return (
    <th scope="row" className="board-side" tabIndex={tabIndex}>
      <span className="board-plate">
        <Plate number={registrationNumber} />
        <DeadlineMark vehicleId={row.vehicle.id} />
      </span>
      <span className="board-beside">{groupBy === 'category' ? row.agencyName : row.categoryCode}</span>
      <span className="board-vehicle">{[isArchived && words.archived, name].filter(Boolean).join(' · ')}</span>
    </th>
  )
})
