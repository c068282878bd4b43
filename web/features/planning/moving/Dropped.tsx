import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { useTranslation } from 'react-i18next'
import { useSession } from '#app/session'
import { useProblemText } from '#ui/problem-text'
import { useToast } from '#ui/toast'
import { zonesOf } from './board-now.ts'
import { CreateChoice } from './CreateChoice.tsx'
import { MoveConfirmation } from './MoveConfirmation.tsx'
import { type Move, type Moves, useMove } from './moves.ts'
import { type Subject, useSubject } from './subject.ts'
import { useNewPrice } from './use-new-price.ts'
import { useSaveMove } from './use-save-move.ts'
import { useUndo } from './use-undo.tsx'
import { plateIn } from './words.ts'

type Props = { moves: Moves; setting: Setting; onCancel: (bar: Bar | null) => void }

/** What was let go: the question where it stays, or what a free stretch becomes; then the change, and how to undo it. */
export function Dropped({ moves, setting, onCancel }: Props) {
  const move = useMove(moves)
  const { save } = useSaveMove()
  const undoable = useUndo()
  const toast = useToast()
  if (!move?.isDropped) return null
  const { bar, proposal } = move
  const plateOf = plateIn(setting)
  if (!bar) {
    const plate = plateOf(proposal.vehicleId)
    const { timezone } = setting
    return <CreateChoice {...{ proposal, plate, timezone, moves }} onCancel={() => onCancel(null)} />
  }
  const confirm = async (subject: Subject) => {
    const told = { bar, zone: zonesOf(bar, setting).start, plateOf }
    const { vehicleId, start, end } = proposal
    // While the vehicle is out its start is when it left, which is not what was agreed.
    const after = { vehicleId, start: bar.rental?.status === 'ongoing' ? subject.is.start : start, end }
    const reopens = subject.kind === 'rental' && subject.is.status === 'quote'
    const saving = save({ ...told, subject, place: after, ...(reopens && { status: 'draft' }) })
    moves.end()
    try {
      await saving
      undoable({ ...told, before: subject, after })
    } catch (refusal) {
      toast.problem(refusal)
    }
  }
  return <Question key={move.id} {...{ move, bar, setting, confirm }} onCancel={() => onCancel(bar)} />
}

type QuestionProps = {
  move: Move
  bar: Bar
  setting: Setting
  confirm: (subject: Subject) => void
  onCancel: () => void
}

function Question({ move: { id, proposal, verdict, isOvertaken }, bar, setting, confirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('planning/moving')
  const { companyId } = useSession()
  const text = useProblemText()
  const { data: subject, error } = useSubject(companyId, id, bar)
  const price = useNewPrice(companyId, subject, proposal)
  const refusals = [...(isOvertaken ? [t('verdict.overtaken')] : []), ...(price?.refusal ? [text(price.refusal)] : [])]
  return (
    <MoveConfirmation
      {...{ bar, proposal, verdict, refusals, subject, price }}
      zones={zonesOf(bar, setting)}
      plateOf={plateIn(setting)}
      problem={error}
      onConfirm={() => subject && confirm(subject)}
      onCancel={onCancel}
    />
  )
}
