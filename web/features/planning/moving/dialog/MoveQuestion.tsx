import type { Bar } from '@filao/domain/planning/bars'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { useBarName } from '../state/move-messages.ts'
import { isRefused, type Move } from '../state/move-state.ts'
import { type Moves, useMoveState } from '../state/moves.ts'
import { awaitSubject, useSubject } from '../state/subject.ts'
import type { Change } from '../state/use-change.tsx'
import { BarFacts } from './BarFacts.tsx'
import { CreateChoice } from './CreateChoice.tsx'
import { MoveConsequence } from './MoveConsequence.tsx'
import { MoveReasons } from './MoveReasons.tsx'
import { useNewPrice } from './use-new-price.ts'
import { awaitOther, useOther } from './use-other.ts'

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
  const other = useOther(companyId, move, setting)
  const refusals = [
    ...(isOvertaken ? [t('verdict.overtaken')] : []),
    ...[price, other?.price].flatMap((one) => (one?.refusal ? [text(one.refusal)] : [])),
  ]
  const unread = error ?? other?.error
  const isExchange = proposal.otherKey !== undefined
  /** A confirmation given before the rental is read need not be repeated. */
  const confirm = async () => {
    moves.send({ is: 'confirm' })
    const read = await Promise.all([
      awaitSubject(companyId, id, bar).then((one) => ({ bar, subject: one, proposed: proposal })),
      ...(other ? [awaitOther(companyId, id, other)] : []),
    ]).catch(() => null)
    if (moves.get().move?.id !== id) return
    const { step } = moves.send({ is: read ? 'read' : 'unread' })
    if (read && step === 'saving') await change(...read)
  }
  return (
    <Modal
      open
      width={480}
      className="move-confirmation"
      title={
        isExchange
          ? t('confirm.exchange')
          : t(`confirm.${proposal.kind === 'resize' ? 'resize' : 'move'}`, { name: nameOf(bar) })
      }
      okText={t('confirm.yes')}
      cancelText={t('confirm.no')}
      okButtonProps={{ autoFocus: true, disabled: refusals.length > 0 || isRefused(move) }}
      confirmLoading={isConfirmed}
      mask={{ closable: false }}
      onOk={confirm}
      onCancel={() => moves.send({ is: 'cancel' })}
    >
      <BarFacts {...{ bar, subject, price, setting }} place={proposal} isNamed={isExchange} />
      {other && <BarFacts {...other} setting={setting} isNamed />}
      <div aria-live="polite">
        <MoveReasons verdict={verdict} refusals={refusals} />
      </div>
      <MoveConsequence subject={subject} place={proposal} price={price} />
      {other && <MoveConsequence {...other} />}
      {unread && <Notice type="error" role="alert" title={t('confirm.unreadable', { reason: text(unread) })} />}
    </Modal>
  )
}
