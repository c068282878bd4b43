import type { Sentence } from '@filao/domain/kernel/language'
import type { Bar } from '@filao/domain/planning/bars'
import { exchanged, isExchange } from '@filao/domain/planning/exchange/exchange'
import { dragged, type Grip, whyFixed } from '@filao/domain/planning/move'
import { created } from '@filao/domain/planning/move-create'
import { freeVehicle } from '../state/board-context.ts'
import { type BoardNow, rowWith } from '../state/board-now.ts'
import type { Moves } from '../state/moves.ts'
import type { Drag, Press } from './follow-pointer.ts'

type Parts = {
  now: () => BoardNow
  moves: Moves
  /** The bar cannot be moved this way. */
  onFixed: (why: Sentence) => void
}

/** Begins a drag of the pressed element: a bar, one of its edges, or a free period of a vehicle. */
export function beginDrag(press: Press, parts: Parts): Drag | null {
  const { board, rows } = parts.now()
  // A drag on the column of vehicles scrolls the board; only the part beside it is time.
  if (press.at.x < board.layer.getBoundingClientRect().left + board.scroller.scrollLeft) return null
  const barKey = press.target.closest<HTMLElement>('[data-bar]')?.dataset.bar
  if (!barKey) return press.target.closest('[data-row]') ? dragCreation(press, parts) : null
  const bar = rowWith(rows, barKey)?.bar
  return bar ? dragBar(bar, press, parts) : null
}

function dragBar(bar: Bar, { at, isTouch }: Press, { now, moves, ...on }: Parts): Drag | null {
  const { board } = now()
  const fromMs = board.msAt(at.x)
  const grip = gripAt(board.xOf(bar.start), board.xOf(bar.end), board.xOf(fromMs), isTouch)
  const why = whyFixed(bar, grip)
  if (why) {
    on.onFixed(why)
    return null
  }
  const propose = (x: number, vehicleId: number | null) =>
    dragged(bar, { grip, byMs: board.msAt(x) - fromMs, vehicleId }, now().scale)
  moves.begin(bar, grip, 'pointer', propose(at.x, null))
  return {
    move({ x, y }) {
      const under = board.rowAt(y)?.row
      const other = grip === 'whole' && under?.kind === 'vehicle' ? barAt(under.bars, board.msAt(x)) : undefined
      if (other && isExchange(bar, other)) return moves.propose(exchanged(bar, other))
      // Between two vehicles' rows the last one stays the target.
      const vehicleId = under?.kind === 'vehicle' ? under.vehicle.id : (moves.get().move?.proposal.vehicleId ?? null)
      moves.propose(propose(x, vehicleId))
    },
    ...endsOf(moves),
  }
}

/** Returns the bar of a row at an instant; the first one where several overlap. */
function barAt(bars: readonly Bar[], epochMs: number): Bar | undefined {
  return bars.find(({ start, end }) => start <= epochMs && epochMs < end)
}

function dragCreation({ at }: Press, { now, moves }: Parts): Drag | null {
  const { board, setting } = now()
  const row = board.rowAt(at.y)?.row
  if (row?.kind !== 'vehicle') return null
  const vehicle = freeVehicle(row.vehicle.id, setting)
  const fromMs = board.msAt(at.x)
  const propose = (x: number) => created(vehicle, fromMs, board.msAt(x), now().scale)
  moves.begin(null, 'end', 'pointer', propose(at.x))
  return { move: (to) => moves.propose(propose(to.x)), ...endsOf(moves) }
}

function endsOf(moves: Moves) {
  return { drop: () => void moves.send({ is: 'drop' }), cancel: () => void moves.send({ is: 'end' }) }
}

/** Widths in pixels of the resizing edges for mouse and touch, and the least width of a bar that has edges. */
const edgePx = { mouse: 7, touch: 18 }
const widthWithEdgesPx = { mouse: 26, touch: 72 }

/** Returns the part of a bar from `left` to `right` that is held at `x`. Narrow bars are all middle. */
export function gripAt(left: number, right: number, x: number, isTouch: boolean): Grip {
  const by = isTouch ? 'touch' : 'mouse'
  if (right - left < widthWithEdgesPx[by]) return 'whole'
  if (x - left <= edgePx[by]) return 'start'
  return right - x <= edgePx[by] ? 'end' : 'whole'
}
