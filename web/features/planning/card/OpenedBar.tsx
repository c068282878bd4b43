import type { Bar } from '@filao/domain/planning/bars'
import type { Planning } from '@filao/domain/planning/board.schema'
import type { Row } from '@filao/domain/planning/rows'
import type { BoardHandle } from '../board/board-handle.ts'
import { BarCard } from './BarCard.tsx'

/** A bar as it was when the user opened it, and its element. */
export type Opened = { bar: Bar; anchor: HTMLElement }

type Props = {
  opened: Opened
  rows: readonly Row[]
  planning: Planning
  onClose: () => void
  onMove?: ((bar: Bar) => void) | undefined
  /** Gets the focus when the bar's element is gone. */
  board: BoardHandle | null
}

/** Renders the card of the opened bar. It shows changes by colleagues, even when the board no longer shows the bar. */
export function OpenedBar({ opened, rows, planning, onClose, onMove, board }: Props) {
  const bar = findBar(rows, opened.bar.key) ?? opened.bar
  const vehicle = planning.vehicles.find(({ id }) => id === bar.vehicleId)
  if (!vehicle) return null
  const deleted = () => {
    onClose()
    board?.focusRow(`v${bar.vehicleId}`)
  }
  const move = onMove && (() => onMove(bar))
  return (
    <BarCard
      bar={bar}
      vehicle={vehicle}
      agencies={planning.agencies}
      anchor={opened.anchor}
      onClose={onClose}
      onMove={move}
      onReturn={() => board?.focusBar(bar.key)}
      onDeleted={deleted}
    />
  )
}

function findBar(rows: readonly Row[], key: string): Bar | undefined {
  for (const row of rows) {
    const found = row.kind === 'group' ? undefined : row.bars.find((bar) => bar.key === key)
    if (found) return found
  }
}
