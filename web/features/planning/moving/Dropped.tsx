import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#app/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { zonesOf } from './board-now.ts'
import { CreateChoice } from './dialog/CreateChoice.tsx'
import { MoveConfirmation } from './dialog/MoveConfirmation.tsx'
import { useNewPrice } from './dialog/use-new-price.ts'
import { type Move, type Moves, useMove } from './moves.ts'
import { plateIn } from './positions.ts'
import { useSubject } from './subject.ts'
import type { Change } from './use-change.ts'

type Props = { moves: Moves; setting: Setting; change: Change; onCancel: (bar: Bar | null) => void }

/** Asks about a dropped item: confirm the new position of a bar, or choose what to create in a free period. */
export function Dropped({ moves, setting, change, onCancel }: Props) {
  const move = useMove(moves)
  if (!move?.isDropped) return null
  const { bar, proposal } = move
  if (bar)
    return (
      <Question
        key={move.id}
        move={move}
        bar={bar}
        moves={moves}
        setting={setting}
        change={change}
        onCancel={() => onCancel(bar)}
      />
    )
  return (
    <CreateChoice key={move.id} proposal={proposal} setting={setting} moves={moves} onCancel={() => onCancel(null)} />
  )
}

type QuestionProps = Omit<Props, 'onCancel'> & { move: Move; bar: Bar; onCancel: () => void }

function Question({ move, bar, moves, setting, change, onCancel }: QuestionProps) {
  const { t } = useTranslation('planning/moving')
  const { companyId } = useSession()
  const text = useProblemText()
  const { proposal, verdict, isOvertaken } = move
  const { data: subject, error, refetch } = useSubject(companyId, move.id, bar)
  const [isWanted, setIsWanted] = useState(false)
  const price = useNewPrice(companyId, subject, proposal)
  const refusals = [...(isOvertaken ? [t('verdict.overtaken')] : []), ...(price?.refusal ? [text(price.refusal)] : [])]
  const isRefused = refusals.length > 0 || verdict.refusals.length > 0
  // A confirmation given before all data is read need not be repeated.
  useEffect(() => {
    if (!isWanted || isRefused || !subject) return
    void change(bar, subject, proposal)
    moves.end()
  })
  const confirm = () => {
    setIsWanted(true)
    if (error) void refetch()
  }
  return (
    <MoveConfirmation
      bar={bar}
      proposal={proposal}
      verdict={verdict}
      refusals={refusals}
      subject={subject}
      price={price}
      onCancel={onCancel}
      zones={zonesOf(bar, setting)}
      plateOf={plateIn(setting)}
      problem={error}
      isPending={isWanted && !error && !isRefused}
      onConfirm={confirm}
    />
  )
}
