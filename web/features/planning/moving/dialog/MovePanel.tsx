import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '#api/problem'
import { useSession } from '#session/session'
import { useProblemText } from '#ui/feedback/problem-text'
import type { BoardNow } from '../state/board-now.ts'
import { useBarName } from '../state/move-messages.ts'
import type { Move } from '../state/move-state.ts'
import { type Moves, useMoveState } from '../state/moves.ts'
import { useSubject } from '../state/subject.ts'
import { BarFacts } from './BarFacts.tsx'
import { MoveAnnouncement } from './MoveAnnouncement.tsx'
import { MoveReasons } from './MoveReasons.tsx'
import { panelPlace } from './panel-position.ts'
import { useNewPrice } from './use-new-price.ts'
import { useOther } from './use-other.ts'

/** Shows, beside the moving bar, its proposed position, its price and the obstacles. */
export function MovePanel({ moves, now }: { moves: Moves; now: () => BoardNow }) {
  const { step, move } = useMoveState(moves)
  return step === 'dragging' && move ? <Panel key={move.id} move={move} moves={moves} now={now} /> : null
}

function Panel({ move, moves, now }: { move: Move; moves: Moves; now: () => BoardNow }) {
  const { t } = useTranslation('planning/moving')
  const { companyId } = useSession()
  const nameOf = useBarName()
  const { setting } = now()
  const text = useProblemText()
  const { bar, proposal, verdict, isOvertaken, by } = move
  const { data: subject } = useSubject(companyId, move.id, bar)
  const price = useNewPrice(companyId, subject, proposal)
  const other = useOther(companyId, move, setting)
  const name = other ? t('panel.exchange', { name: nameOf(bar), other: nameOf(other.bar) }) : nameOf(bar)
  // The price of an archived vehicle is refused too: the verdict has already said why.
  const isSaid = verdict.refusals.length > 0 && isProblem(price?.refusal, 'not_found')
  const refusals = [
    ...(isOvertaken ? [t('verdict.overtaken')] : []),
    ...(price?.refusal && !isSaid ? [text(price.refusal)] : []),
    ...(other?.price?.refusal ? [text(other.price.refusal)] : []),
  ]
  const panel = usePlaced(moves, by)
  return (
    <section
      ref={panel}
      className="move-panel"
      // During a move by keyboard the panel takes the keys: with this role a screen reader passes them on.
      {...(by === 'keys' && { role: 'application', tabIndex: -1 })}
      aria-label={bar && !other ? t('panel.move', { name }) : name}
    >
      <h2>{other ? t('panel.exchanging') : name}</h2>
      <BarFacts
        {...{ bar, subject, price, setting }}
        place={proposal}
        isNamed={other !== null}
        hidesDates={other !== null}
      />
      {other && <BarFacts {...other} setting={setting} isNamed hidesDates />}
      <MoveReasons verdict={verdict} refusals={refusals} />
      <p className="move-keys">{t(by === 'keys' ? 'panel.keys' : 'panel.escape')}</p>
      {by === 'keys' && <MoveAnnouncement {...{ move, setting, price, refusals }} other={other} />}
    </section>
  )
}

/** On narrower windows the panel is docked at an edge (moving.css). */
const dockedBelowPx = 768

/** Keeps the panel beside the moving bar without rendering it: only its position changes from frame to frame. */
function usePlaced(moves: Moves, by: Move['by']) {
  const panel = useRef<HTMLElement>(null)
  const size = useRef({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const placed = panel.current
    if (!placed) return
    let last: DOMRect | null = null
    const place = (at: DOMRect) => {
      last = at
      if (!size.current.width) size.current = { width: placed.offsetWidth, height: placed.offsetHeight }
      const { left, top } = panelPlace(at, size.current, { width: innerWidth, height: innerHeight })
      placed.style.transform = innerWidth < dockedBelowPx ? '' : `translate(${left}px, ${top}px)`
      placed.dataset.dock = (at.top + at.bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom'
    }
    const stop = moves.followGhost(place)
    const grown = new ResizeObserver(() => {
      size.current = { width: placed.offsetWidth, height: placed.offsetHeight }
      if (last) place(last)
    })
    grown.observe(placed)
    if (by === 'keys') placed.focus({ preventScroll: true })
    return () => {
      stop()
      grown.disconnect()
    }
  }, [moves, by])
  return panel
}
