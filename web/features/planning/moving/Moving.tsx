import type { Sentence } from '@filao/domain/kernel/language'
import type { Bar } from '@filao/domain/planning/bars'
import type { Row } from '@filao/domain/planning/rows'
import { columnPx, type Scale } from '@filao/domain/planning/scale'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import type { BoardHandle } from '../board/board-handle.ts'
import { MoveDialog } from './dialog/LazyMoveDialog.tsx'
import { MovePanel } from './dialog/MovePanel.tsx'
import { MoveQuestion } from './dialog/MoveQuestion.tsx'
import { beginDrag } from './gesture/drag.ts'
import { followPointer } from './gesture/follow-pointer.ts'
import { followKeys } from './gesture/key-moves.ts'
import { followEdges } from './gesture/show-edges.ts'
import { type Fleet, settingOf } from './state/board-context.ts'
import type { BoardNow } from './state/board-now.ts'
import { inOneText, useBarName } from './state/move-messages.ts'
import type { Move } from './state/move-state.ts'
import { createMoves } from './state/moves.ts'
import { useChange } from './state/use-change.tsx'
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
export function Moving({ board, scale, rows, fleet, minute, asked: requested, onAnswered }: Props) {
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
  const [announcement, setAnnouncement] = useState('')
  const words = {
    nameOf,
    cancelled: () => setAnnouncement(t('said.cancelled')),
    /** A drop that the server would refuse is not asked about: the reasons are shown at once. */
    refused: ({ isOvertaken, verdict: { refusals } }: Move) => {
      const reasons = isOvertaken ? t('verdict.overtaken') : inOneText(refusals.map((one) => one[language]))
      toast.refused(t('refused', { reasons }))
    },
    fixed: (why: Sentence) => toast.refused(why[language]),
  }
  const shown = useMemo(() => ({ board, scale, rows, fleet, setting }), [board, scale, rows, fleet, setting])
  const latest = useRef<BoardNow & typeof words>(null as never)
  latest.current = { ...shown, ...words }
  const [now] = useState(() => () => latest.current)
  const [moves] = useState(() => createMoves(now))
  const change = useChange(moves, setting)

  useEffect(() => {
    const { scroller } = board
    const on = { now, moves, onFixed: (why: Sentence) => now().fixed(why) }
    const stops = [
      followPointer(
        scroller,
        board.layer,
        () => columnPx(now().scale),
        (press) => beginDrag(press, on),
      ),
      followKeys(scroller, on),
      followEdges(scroller, now),
    ]
    return () => {
      for (const stop of stops) stop()
      moves.send({ is: 'end' })
    }
  }, [board, now, moves])

  // Colleagues' changes and a new zoom may arrive while a bar is held.
  useEffect(() => moves.refresh(shown), [moves, shown])

  return (
    <>
      <MovePanel moves={moves} now={now} />
      <MoveQuestion moves={moves} setting={setting} change={change} />
      {requested && (
        <MoveDialog
          key={requested.key}
          bar={requested}
          fleet={fleet}
          setting={setting}
          change={change}
          onClose={onAnswered}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
