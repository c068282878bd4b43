import {
  CarOutlined,
  CloseCircleOutlined,
  EditOutlined,
  EuroOutlined,
  FieldTimeOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  LoginOutlined,
  PrinterOutlined,
  RollbackOutlined,
  SafetyOutlined,
  SendOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '#api/problem'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { useFocusAfter } from '#ui/feedback/focus-after'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { LinkButton } from '#ui/LinkButton'
import { useIsExtended, useLanding } from '../brief/landing.ts'
import { CancelButton } from '../cancellation/CancelButton.tsx'
import { MailModal } from '../mail/LazyMailModal.tsx'
import { ledBy, type Step, settlesMoney, stepsOf } from './next-step.ts'
import { useRentalSteps } from './use-rental-steps.ts'

const icons: Record<Step, ReactNode> = {
  contract: <FileDoneOutlined aria-hidden />,
  payment: <EuroOutlined aria-hidden />,
  deposit: <SafetyOutlined aria-hidden />,
  collect: <EuroOutlined aria-hidden />,
  giveBack: <RollbackOutlined aria-hidden />,
  refund: <RollbackOutlined aria-hidden />,
  delivery: <CarOutlined aria-hidden />,
  return: <LoginOutlined aria-hidden />,
  extend: <FieldTimeOutlined aria-hidden />,
  replace: <SwapOutlined aria-hidden />,
  reservation: <SendOutlined aria-hidden />,
  quote: <FileTextOutlined aria-hidden />,
  edit: <EditOutlined aria-hidden />,
  print: <PrinterOutlined aria-hidden />,
  cancel: <CloseCircleOutlined aria-hidden />,
}

/** Shows the next step as the only primary button, and the other possible steps beside it. */
export function RentalSteps({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const isLanding = useLanding() === rental.id
  const { act, sendReservation, pending, problem } = useRentalSteps(rental)
  const { company } = useSession()
  // The settlement below then has the primary button, and is the only way to collect or give back.
  const isSettling = useCan('payments.write') && needsSettlement(rental, company)
  const steps = stepsOf(rental)
  const { next, others } = useIsExtended(rental) ? ledBy('payment', steps) : steps
  const isOffered = (step: Step) => !(isSettling && settlesMoney(step))
  const [isSending, setIsSending] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  useFocusAfter(rental.status, () => buttons.current?.querySelector('button'))
  const button = (step: Step) =>
    step === 'cancel' ? (
      <CancelButton key={step} rental={rental} icon={icons[step]}>
        {t('actions.cancel')}
      </CancelButton>
    ) : (
      <Button
        key={step}
        icon={icons[step]}
        {...(step === next && { autoFocus: isLanding && !isSettling })}
        {...(step === next && !isSettling && { type: 'primary' as const, size: 'large' as const })}
        loading={pending === step}
        disabled={pending !== null && pending !== step}
        onClick={() => (step === 'reservation' && rental.customer.email ? setIsSending(true) : act(step))}
      >
        {t(`actions.${step}`)}
      </Button>
    )
  return (
    <div className="summary-steps">
      <div ref={buttons} className="summary-buttons">
        {next && isOffered(next) && button(next)}
        {others.filter(isOffered).map(button)}
      </div>
      {isSending && (
        <MailModal
          rental={rental}
          kind="reservation"
          send={sendReservation}
          onSent={() => undefined}
          onClose={() => setIsSending(false)}
        />
      )}
      {problem !== null && <StepProblem problem={problem} rentalId={rental.id} />}
    </div>
  )
}

/** Shows why a step was refused, and a link to the screen that fixes it. */
function StepProblem({ problem, rentalId }: { problem: unknown; rentalId: number }) {
  const { t } = useTranslation('rentals')
  const text = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.focus()
  }, [problem])
  const isTaken = isProblem(problem, 'vehicle_taken')
  const field = isTaken ? '#vehicleId' : isProblem(problem, 'option_taken') ? '#optionIds' : ''
  return (
    <div ref={box} tabIndex={-1} className="summary-problem">
      <Notice
        type="error"
        role="alert"
        title={text(problem)}
        action={
          <LinkButton size="small" to={`${paths.rental(rentalId)}${field}`}>
            {t(isTaken ? 'actions.otherVehicle' : 'actions.edit')}
          </LinkButton>
        }
      />
    </div>
  )
}
