import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { plateIn } from '../state/board-context.ts'
import { zonesOf } from '../state/board-now.ts'
import { useBarName } from '../state/move-messages.ts'
import { isRefused, type Move } from '../state/move-state.ts'
import { type Moves, useMoveState } from '../state/moves.ts'
import { awaitSubject, placeBefore, placeNow, placeOf, useSubject } from '../state/subject.ts'
import type { Change } from '../state/use-change.tsx'
import { CreateChoice } from './CreateChoice.tsx'
import { MoveConsequence } from './MoveConsequence.tsx'
import { MoveFacts } from './MoveFacts.tsx'
import { MoveReasons } from './MoveReasons.tsx'
import { useNewPrice } from './use-new-price.ts'

type Props = { moves: Moves; setting: Setting; change: Change }

/** Asks about a dropped item: confirm the new position of a bar, or choose what to create in a free period. */
export function MoveQuestion(props: Props) {
  const { step, move } = useMoveState(props.moves)
  if (!move || (step !== 'asking' && step !== 'confirmed')) return null
  return move.bar ? (
    <Confirmation key={move.id} move={move} bar={move.bar} isConfirmed={step === 'confirmed'} {...props} />
  ) : (
    <CreateChoice key={move.id} proposal={move.proposal} setting={props.setting} moves={props.moves} />
  )
}

type ConfirmationProps = Props & { move: Move; bar: Bar; isConfirmed: boolean }

/** Shows old and new values, the price and warnings, before a bar stays at its new position. */
function Confirmation({ move, bar, isConfirmed, moves, setting, change }: ConfirmationProps) {
  const { t } = useTranslation('planning/moving')
  const { companyId } = useSession()
  const nameOf = useBarName()
  const text = useProblemText()
  const { id, proposal, verdict, isOvertaken } = move
  const { data: subject, error } = useSubject(companyId, id, bar)
  const price = useNewPrice(companyId, subject, proposal)
  const refusals = [...(isOvertaken ? [t('verdict.overtaken')] : []), ...(price?.refusal ? [text(price.refusal)] : [])]
  /** A confirmation given before the rental is read need not be repeated. */
  const confirm = async () => {
    moves.send({ is: 'confirm' })
    const read = await awaitSubject(companyId, id, bar).catch(() => null)
    if (moves.get().move?.id !== id) return
    const { step } = moves.send({ is: read ? 'read' : 'unread' })
    if (read && step === 'saving') await change(bar, read, proposal)
  }
  return (
    <Modal
      open
      width={480}
      className="move-confirmation"
      title={t(proposal.kind === 'resize' ? 'confirm.resize' : 'confirm.move', { name: nameOf(bar) })}
      okText={t('confirm.yes')}
      cancelText={t('confirm.no')}
      okButtonProps={{ autoFocus: true, disabled: refusals.length > 0 || isRefused(move) }}
      confirmLoading={isConfirmed}
      mask={{ closable: false }}
      onOk={confirm}
      onCancel={() => moves.send({ is: 'cancel' })}
    >
      <MoveFacts
        before={subject ? placeNow(subject) : placeBefore(bar)}
        place={subject ? placeOf(subject, proposal) : proposal}
        zones={zonesOf(bar, setting)}
        plateOf={plateIn(setting)}
        isRental={bar.kind === 'rental'}
        isOut={bar.rental?.status === 'ongoing'}
        price={price}
      />
      <div aria-live="polite">
        <MoveReasons verdict={verdict} refusals={refusals} />
      </div>
      <MoveConsequence subject={subject} place={proposal} price={price} />
      {error && <Notice type="error" role="alert" title={t('confirm.unreadable', { reason: text(error) })} />}
    </Modal>
  )
}
