import type { Bar } from '@filao/domain/planning/bars'
import type { Proposal } from '@filao/domain/planning/move'
import type { Verdict } from '@filao/domain/planning/move-verdict'
import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { useBarName } from '../bar-name.ts'
import type { Zones } from '../board-now.ts'
import { placeBefore, placeNow } from '../positions.ts'
import { placeOf, type Subject } from '../subject.ts'
import { MoveFacts } from './MoveFacts.tsx'
import { MoveReasons } from './MoveReasons.tsx'
import type { NewPrice } from './use-new-price.ts'

type Props = {
  bar: Bar
  proposal: Proposal
  verdict: Verdict
  /** Further reasons for which the server will refuse. */
  refusals: string[]
  zones: Zones
  plateOf: (vehicleId: number) => string
  /** Undefined while it is loading. */
  subject: Subject | undefined
  price: NewPrice | null
  /** The error of loading the subject. */
  problem: unknown
  /** The user has confirmed, and the subject is still loading. */
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before a bar stays at its new position: shows old and new values, the price and warnings. */
export function MoveConfirmation(props: Props) {
  const { bar, proposal, verdict, refusals, zones, subject, price, problem } = props
  const { t } = useTranslation('planning/moving')
  const nameOf = useBarName()
  const text = useProblemText()
  const isRefused = refusals.length > 0 || verdict.refusals.length > 0
  return (
    <Modal
      open
      width={480}
      className="move-confirmation"
      title={t(proposal.kind === 'resize' ? 'confirm.resize' : 'confirm.move', { name: nameOf(bar) })}
      okText={t('confirm.yes')}
      cancelText={t('confirm.no')}
      okButtonProps={{ autoFocus: true, disabled: isRefused }}
      confirmLoading={props.isPending}
      mask={{ closable: false }}
      onOk={props.onConfirm}
      onCancel={props.onCancel}
    >
      <MoveFacts
        before={subject ? placeNow(subject) : placeBefore(bar)}
        place={subject ? placeOf(subject, proposal) : proposal}
        zones={zones}
        plateOf={props.plateOf}
        isRental={bar.kind === 'rental'}
        isOut={bar.rental?.status === 'ongoing'}
        price={price}
      />
      <div aria-live="polite">
        <MoveReasons verdict={verdict} refusals={refusals} />
      </div>
      {bar.rental?.status === 'quote' && <Notice type="info" title={t('confirm.reopens')} />}
      {problem !== null && problem !== undefined && (
        <Notice type="error" role="alert" title={t('confirm.unreadable', { reason: text(problem) })} />
      )}
    </Modal>
  )
}
