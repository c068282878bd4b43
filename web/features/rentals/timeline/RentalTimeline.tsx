import { personName } from '@filao/domain/customers/name/person'
import { isAboutCancellation } from '@filao/domain/rentals/mail/mail'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { StepKind } from '@filao/domain/rentals/timeline'
import type { TimelineStep } from '@filao/domain/rentals/timeline.schema'
import { Skeleton, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { getTimeline } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LoadError } from '#ui/feedback/LoadError'
import { StepDetails } from './StepDetails.tsx'
import './RentalTimeline.css'

/** Highlights the steps of the vehicle and of the contract, and bad ends. */
const colours: Partial<Record<StepKind, string>> = {
  pending: 'var(--lagoon)',
  delivered: 'var(--lagoon)',
  vehicle_changed: 'var(--lagoon)',
  returned: 'var(--lagoon)',
  cancelled: 'var(--coral)',
  lapsed: 'var(--coral)',
}

/** Lists every step of a rental with its author and time, latest first. */
export function RentalTimeline({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals/timeline')
  const { companyId } = useSession()
  const steps = useRead(
    getTimeline,
    { params: { companyId, id: rental.id } },
    // A mail is sent shortly after it was requested; until then its step is not final.
    { refetchInterval: ({ state }) => (state.data?.some(leavesSoon) ? 3000 : false) },
  )
  return (
    <section className="summary-card rental-timeline" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {steps.error && !steps.data ? (
        <LoadError error={steps.error} onRetry={steps.refetch} />
      ) : !steps.data ? (
        <Skeleton active title={false} className="appear-late" paragraph={{ rows: 4 }} />
      ) : (
        <Timeline
          items={steps.data.map((step) => ({
            key: step.key,
            color: colours[step.kind] ?? 'var(--slate-soft)',
            content: <Step step={step} rental={rental} />,
          }))}
        />
      )}
    </section>
  )
}

function Step({ step, rental }: { step: TimelineStep; rental: Rental }) {
  const { t } = useTranslation('rentals/timeline')
  const { apiKey, byCustomer, who } = step
  const kind = isWaiting(step) ? 'queued' : step.payment?.isDepositKept ? 'deposit_kept' : step.kind
  const name = byCustomer ? t('byCustomer') : who ? personName(who) : apiKey && t('byKey', { name: apiKey.name })
  return (
    <>
      <strong>{byCustomer && isAnswer(kind) ? t(responses[kind]) : t(`kinds.${kind}`)}</strong>
      <small>
        <DateTime at={step.at} zone={rental.departureAgency.timezone} />
        {name && ` · ${name}`}
      </small>
      <StepDetails step={step} rental={rental} />
    </>
  )
}

/** The customer's own answers, in other words than the agency's changes. */
const responses = { pending: 'accepted', validating: 'requested', cancelled: 'declined' } as const

function isAnswer(kind: string): kind is keyof typeof responses {
  return kind in responses
}

/** Returns true while a mail that leaves at once is still to be sent; one about a cancellation waits for minutes. */
function leavesSoon(step: TimelineStep): boolean {
  return isWaiting(step) && step.mail !== null && !isAboutCancellation(step.mail.kind)
}

/** Returns true while a mail is still to be sent. */
function isWaiting({ mail }: TimelineStep): boolean {
  return mail !== null && mail.sentAt === null
}
