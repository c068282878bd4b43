import { listCategories } from '@filao/domain/fleet/contract'
import type { Bar } from '@filao/domain/planning/bars'
import { changesBar } from '@filao/domain/planning/move'
import type { Row } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { useLanguage } from '#ui/language'
import type { BoardHandle } from '../board/board-handle.ts'
import { useBarName } from './bar-name.ts'
import { type Fleet, settingOf } from './board-context.ts'
import { type BoardNow, vehicleRow } from './board-now.ts'
import { Dropped } from './Dropped.tsx'
import { MoveDialog } from './dialog/LazyMoveDialog.tsx'
import { MovePanel } from './dialog/MovePanel.tsx'
import { beginDrag } from './gesture/drag.ts'
import { followPointer } from './gesture/follow-pointer.ts'
import { followKeys } from './gesture/key-moves.ts'
import { followEdges } from './gesture/show-edges.ts'
import { createMoves } from './moves.ts'
import { inOneText } from './positions.ts'
import { useChange } from './use-change.ts'
import './moving.css'

type Props = {
  board: BoardHandle
  scale: Scale
  rows: readonly Row[]
  fleet: Fleet
  /** Epoch milliseconds, at most a minute old. */
  minute: number
  /** The bar to be moved in a form, for example from its card. */
  asked: Bar | null
  onAnswered: () => void
}

/**
 * Lets the user move, resize and create bars on a board, by mouse, touch and keyboard. The moving bar is drawn over the
 * board, which is not rendered for it.
 */
export function Moving({ board, scale, rows, fleet, minute, asked, onAnswered }: Props) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const { companyId } = useSession()
  const nameOf = useBarName()
  const toast = useToast()
  const categories = useRead(listCategories, { params: { companyId } })
  const setting = useMemo(
    () => settingOf(fleet, categories.data ?? [], scale.timezone, minute),
    [fleet, categories.data, scale.timezone, minute],
  )
  const latest = useRef<BoardNow & { nameOf: typeof nameOf }>(null as never)
  latest.current = { board, scale, rows, fleet, setting, nameOf }
  const [now] = useState(() => () => latest.current)
  const [moves] = useState(() => createMoves(now, (bar) => latest.current.nameOf(bar)))
  const [announcement, setAnnouncement] = useState('')
  const change = useChange(setting)

  const cancel = (bar: Bar | null) => {
    const move = moves.get()
    moves.end()
    if (bar) board.focusBar(bar.key)
    else if (move?.by === 'keys') board.focusRow(vehicleRow(move.proposal.vehicleId))
    setAnnouncement(t('said.cancelled'))
  }
  /** A drop that the server would refuse is not confirmed: it shows the reason and goes back. */
  const drop = () => {
    const move = moves.get()
    if (!move) return
    const { bar, proposal, verdict, isOvertaken } = move
    const reasons = isOvertaken ? t('verdict.overtaken') : inOneText(verdict.refusals.map((one) => one[language]))
    if (bar && !changesBar(bar, proposal)) return cancel(bar)
    if (!reasons) return moves.drop()
    toast.refused(t('refused', { reasons }))
    moves.end()
    if (bar) board.focusBar(bar.key)
  }
  const act = useRef({ drop, cancel, refuse: toast.refused, language })
  act.current = { drop, cancel, refuse: toast.refused, language }

  useEffect(() => {
    const { scroller } = board
    const on = {
      now,
      moves,
      onDrop: () => act.current.drop(),
      onFixed: (why: Record<'fr' | 'en', string>) => act.current.refuse(why[act.current.language]),
      onCancel: (bar: Bar | null) => act.current.cancel(bar),
    }
    const stops = [
      followPointer(scroller, board.layer, (press) => beginDrag(press, on)),
      followKeys(scroller, on),
      followEdges(scroller, now),
    ]
    return () => {
      for (const stop of stops) stop()
      moves.end()
    }
  }, [board, now, moves])

  // Colleagues' changes and a new zoom may arrive while a bar is held.
  useEffect(() => moves.refresh())

  return (
    <>
      <MovePanel moves={moves} now={now} />
      <Dropped moves={moves} setting={setting} change={change} onCancel={cancel} />
      {asked && (
        <MoveDialog key={asked.key} bar={asked} fleet={fleet} setting={setting} change={change} onClose={onAnswered} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
