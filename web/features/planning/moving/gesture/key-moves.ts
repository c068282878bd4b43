import type { Sentence } from '@filao/domain/kernel/language'
import type { Bar } from '@filao/domain/planning/bars'
import { exchanged, exchangeHere, noExchange } from '@filao/domain/planning/exchange/exchange'
import { agreedPeriod, type Grip, nudged, type Proposal, shifted, whyFixed } from '@filao/domain/planning/move'
import { created, type FreeVehicle } from '@filao/domain/planning/move-create'
import type { Verdict } from '@filao/domain/planning/move-verdict'
import type { Row } from '@filao/domain/planning/rows'
import { type Scale, snap } from '@filao/domain/planning/scale'
import { freeVehicle } from '../state/board-context.ts'
import { type BoardNow, ghostPlace, rowWith, vehicleRow } from '../state/board-now.ts'
import type { Moves } from '../state/moves.ts'

type Parts = {
  now: () => BoardNow
  moves: Moves
  /** The bar cannot be moved this way. */
  onFixed: (why: Sentence) => void
}

const dayMinutes = 1440

/**
 * Listens for `m` on a bar, which moves it, and `c` on a bar or a vehicle, which creates something; then for every key
 * until drop or cancel; `e` exchanges vehicles with the rental in the way. Returns a function that stops listening.
 */
export function followKeys(scroller: HTMLElement, { now, moves, ...on }: Parts): () => void {
  const begin = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || hasModifier(event) || event.defaultPrevented) return
    const barKey = event.target.closest<HTMLElement>('[data-bar]')?.dataset.bar
    const rowKey = event.target.closest<HTMLElement>('[data-row]')?.dataset.row
    const bar = barKey ? rowWith(now().rows, barKey)?.bar : undefined
    const key = event.key.toLowerCase()
    if (key === 'm' && bar) beginMove(bar)
    else if (key === 'c' && rowKey) beginCreation(rowKey, bar)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const beginMove = (bar: Bar) => {
    const why = whyFixed(bar, 'end')
    if (why) return on.onFixed(why)
    const grip = whyFixed(bar, 'whole') ? 'end' : 'whole'
    const place = { kind: 'move' as const, vehicleId: bar.vehicleId, ...agreedPeriod(bar) }
    moves.begin(bar, grip, 'keys', place)
  }
  const beginCreation = (rowKey: string, bar: Bar | undefined) => {
    const { rows, scale, board, setting } = now()
    const row = rows.find(({ key }) => key === rowKey)
    if (row?.kind !== 'vehicle') return
    const first = firstFreePeriod(freeVehicle(row.vehicle.id, setting), bar, scale, Date.now())
    board.scrollTo(rowKey, Date.parse(first.start))
    moves.begin(null, 'whole', 'keys', first, bar)
  }
  const go = (event: KeyboardEvent) => {
    const { step: at, move } = moves.get()
    if (at !== 'dragging' || move?.by !== 'keys' || hasModifier(event)) return
    const { bar, proposal, verdict } = move
    const step = stepOf(event, now())
    const turn = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'Escape') moves.send({ is: 'cancel' })
    else if (event.key === 'Enter') moves.send({ is: 'drop' })
    else if (step) nudge(bar, proposal, event.shiftKey ? 'end' : 'whole', step)
    else if (turn) changeVehicle(bar, proposal, turn)
    else if (event.key.toLowerCase() === 'e' && bar && !proposal.otherKey) exchange(bar, proposal, verdict)
    // Other printable keys must not act on the board behind; function keys stay the browser's.
    else if (event.key !== 'Tab' && event.key.length > 1) return
    event.preventDefault()
    event.stopPropagation()
  }
  const nudge = (bar: Bar | null, proposal: Proposal, grip: Grip, minutes: number) => {
    const why = bar && whyFixed(bar, grip)
    if (why) return on.onFixed(why)
    show(bar, nudged(bar, proposal, grip, minutes, now().scale.timezone), grip)
  }
  const changeVehicle = (bar: Bar | null, proposal: Proposal, turn: 1 | -1) => {
    const why = bar && whyFixed(bar, 'whole')
    if (why) return on.onFixed(why)
    const vehicleId = nextVehicle(now().rows, bar, proposal.vehicleId, turn)
    if (vehicleId === null) return
    const { otherKey: _, ...alone } = proposal
    show(bar, { ...alone, vehicleId }, 'whole')
  }
  const exchange = (bar: Bar, proposal: Proposal, verdict: Verdict) => {
    const other = exchangeHere(bar, proposal, verdict, now().setting)
    if (other) show(bar, exchanged(bar, other), 'whole')
    else on.onFixed(noExchange)
  }
  const show = (bar: Bar | null, proposal: Proposal, grip: Grip) => {
    const { board, rows } = now()
    const { rowKey } = ghostPlace(rows, bar, proposal)
    // Scrolls the whole period into view, its start first when it is too long.
    if (grip !== 'start') board.scrollTo(rowKey, Date.parse(proposal.end))
    if (grip !== 'end') board.scrollTo(rowKey, Date.parse(proposal.start))
    moves.propose(proposal)
  }
  /** A click on the board begins something else, such as a card that the panel would cover. */
  const leave = () => {
    const { step: at, move } = moves.get()
    if (at === 'dragging' && move?.by === 'keys') moves.send({ is: 'end' })
  }
  scroller.addEventListener('keydown', begin)
  scroller.addEventListener('click', leave)
  addEventListener('keydown', go, { capture: true })
  return () => {
    scroller.removeEventListener('keydown', begin)
    scroller.removeEventListener('click', leave)
    removeEventListener('keydown', go, { capture: true })
  }
}

/**
 * Returns the minutes an arrow moves: the grain of the view. Page Up and Page Down move a day, or a week when the grain
 * is a day.
 */
function stepOf({ key }: KeyboardEvent, { scale }: BoardNow): number {
  const large = scale.snapMinutes === dayMinutes ? 7 * dayMinutes : dayMinutes
  if (key === 'ArrowLeft') return -scale.snapMinutes
  if (key === 'ArrowRight') return scale.snapMinutes
  if (key === 'PageUp') return -large
  return key === 'PageDown' ? large : 0
}

/** Returns the vehicle above or below. A draft begins in the row of drafts, so its own vehicle is skipped. */
export function nextVehicle(rows: readonly Row[], bar: Bar | null, vehicleId: number, turn: 1 | -1): number | null {
  const own = bar && vehicleId === bar.vehicleId ? rowWith(rows, bar.key)?.row.key : undefined
  const at = own ?? vehicleRow(vehicleId)
  for (let index = rows.findIndex(({ key }) => key === at) + turn; rows[index]; index += turn) {
    const row = rows[index]
    if (row?.kind === 'vehicle' && row.vehicle.id !== vehicleId) return row.vehicle.id
  }
  return null
}

/**
 * Returns a day that starts when the vehicle is ready after a bar, else now, or at the start of the board if that is
 * later.
 */
function firstFreePeriod(vehicle: FreeVehicle, bar: Bar | undefined, scale: Scale, nowMs: number): Proposal {
  const { snapMinutes, timezone, period } = scale
  const isInView = period.start <= nowMs && nowMs < period.end
  const from = bar ? bar.preparedUntil : isInView ? nowMs : period.start
  const snapped = snap(scale, from)
  const start = snapped < from ? shifted(snapped, snapMinutes, timezone) : snapped
  return created(vehicle, start, shifted(start, dayMinutes, timezone), scale)
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}
