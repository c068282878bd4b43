import { categoryLabels } from '@filao/domain/fleet/category/category'
import { transmissionLabels, word } from '@filao/domain/fleet/vehicle/vehicle-values'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatEuros } from '@filao/domain/kernel/money'
import { guillemets } from '@filao/domain/kernel/text'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import { paymentMethodLabels, settledElsewhereLabel } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import {
  type CancellationReason,
  cancellationLabels,
  cancellationReasonLabels,
} from '@filao/domain/rentals/cancellation/cancellation'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import { mailKindLabels } from '@filao/domain/rentals/mail/mail'
import { promiseLabels } from '@filao/domain/rentals/promise/promise'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { TimelineStep } from '@filao/domain/rentals/timeline.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { plateOf } from '../handover/records/plate-of.ts'
import { useCheckLabel } from '../handover/records/use-check-label.ts'

/** Shows the details of a step: amounts, changed values, a check's findings, a mail's recipient. */
export function StepDetails({ step, rental }: { step: TimelineStep; rental: Rental }) {
  const { t } = useTranslation('rentals/timeline')
  const language = useLanguage()
  const { payment, charge, document, mail } = step
  if (payment) {
    const amounts = [
      payment.totalAmount > 0 && formatEuros(payment.totalAmount, language),
      payment.securityDepositAmount > 0 && `${formatEuros(payment.securityDepositAmount, language)} (${t('deposit')})`,
    ]
    return <span>{[...amounts, paymentMethodLabels[payment.method][language]].filter(Boolean).join(' · ')}</span>
  }
  if (charge) {
    const amount = formatEuros(charge.amount, language)
    return <span>{[chargeKindLabels[charge.kind][language], amount, charge.reason].join(' · ')}</span>
  }
  if (document) {
    return (
      <span>
        <Link to={paths.invoice(document.id)}>{document.number}</Link>
        {` · ${formatEuros(document.totalAmount, language)}`}
      </span>
    )
  }
  if (mail) {
    const to = t('mailTo', { recipient: mail.recipient })
    return <span>{[mailKindLabels[mail.kind][language], to].join(' · ')}</span>
  }
  return (
    <>
      {checksOf(step, rental).map((check) => (
        <CheckSeen key={check.id} step={step} check={check} rental={rental} />
      ))}
      {step.kind !== 'created' && <Changes step={step} rental={rental} />}
    </>
  )
}

/** Returns the checks recorded with this step: one for a delivery or a return, two for a change of vehicle. */
function checksOf({ kind, at }: TimelineStep, { checks, vehicleChanges }: Rental): Check[] {
  if (kind === 'delivered') return checks.filter(({ stage, stretch }) => stage === 'delivery' && stretch === 0)
  if (kind === 'returned') return checks.filter(({ stage }) => stage === 'return').slice(-1)
  if (kind !== 'vehicle_changed') return []
  const changed = checks.filter(({ recordedAt }) => Math.abs(Date.parse(recordedAt) - Date.parse(at)) < 1000)
  return changed.filter(({ stage, stretch }) => (stage === 'return' ? stretch < vehicleChanges.length : stretch > 0))
}

function CheckSeen({ step, check, rental }: { step: TimelineStep; check: Check; rental: Rental }) {
  const { t } = useTranslation('rentals/timeline')
  const language = useLanguage()
  const words = useCheckLabel()
  const { stage, stretch, comments } = check
  const isChange = step.kind === 'vehicle_changed'
  const which = isChange && `${t(stage === 'return' ? 'back' : 'out')} ${plateOf(check, rental)}`
  const reason = isChange && stage === 'return' && rental.vehicleChanges.find((one) => one.stretch === stretch)?.reason
  return (
    <>
      {reason && <span>{t('reason', { reason })}</span>}
      <span>{[which, words(check)].filter(Boolean).join(' · ')}</span>
      {comments && (
        <span className="summary-comments">{language === 'fr' ? guillemets(comments) : `'${comments}'`}</span>
      )}
    </>
  )
}

/** The label of each field that a step may change, in the order in which they are shown. */
const changeLabels = {
  vehicle: rentalLabels.vehicleId,
  movedWith: { fr: 'En même temps que', en: 'Together with' },
  promise: rentalLabels.promise,
  promisedTransmission: promiseLabels.transmission,
  promisedSeats: promiseLabels.seats,
  isPinned: rentalLabels.isPinned,
  customer: rentalLabels.customerId,
  billedCustomer: rentalLabels.billedCustomerId,
  start: rentalLabels.start,
  end: rentalLabels.end,
  departureAgency: rentalLabels.departureAgencyId,
  arrivalAgency: rentalLabels.arrivalAgencyId,
  delivery: rentalLabels.delivery,
  collection: rentalLabels.collection,
  options: rentalLabels.optionIds,
  additionalDrivers: rentalLabels.additionalDriverIds,
  discountPercent: rentalLabels.discountPercent,
  waivedFees: rentalLabels.waivedFees,
  source: rentalLabels.sourceId,
  sourceReference: rentalLabels.sourceReference,
  collectedAmount: rentalLabels.collectedAmount,
  transportNumber: rentalLabels.transportNumber,
  transportAt: rentalLabels.transportAt,
  wish: rentalLabels.wish,
  note: rentalLabels.note,
  totalAmount: { fr: 'Total', en: 'Total' },
  securityDepositAmount: paymentLabels.securityDepositAmount,
  waiverAmount: categoryLabels.waiverAmount,
  settledElsewhereAmount: settledElsewhereLabel,
  cancellationReason: cancellationLabels.reason,
  reason: cancellationLabels.reason,
  cancellationComment: cancellationLabels.comment,
}

function Changes({ step, rental }: { step: TimelineStep; rental: Rental }) {
  const { t } = useTranslation('rentals/timeline')
  const language = useLanguage()
  const words = (field: string, value: unknown) => wordsOf(field, value, rental, language) ?? t('nothing')
  return Object.entries(changeLabels).map(([field, label]) => {
    const change = step.changes[field]
    if (!change) return null
    const [before, after] = change
    // A reason that is taken back with its cancellation says nothing more, and what moved together has no before.
    if (field.startsWith('cancellation') || field === 'reason' || field === 'movedWith') {
      return after ? (
        <span key={field}>
          {label[language]}
          {language === 'fr' ? '\u202f: ' : ': '}
          {words(field, after)}
        </span>
      ) : null
    }
    return (
      <span key={field}>
        {label[language]}
        {language === 'fr' ? '\u202f: ' : ': '}
        {words(field, after)} <small>({t('from', { value: words(field, before) })})</small>
      </span>
    )
  })
}

const [yes, no] = [
  { fr: 'oui', en: 'yes' },
  { fr: 'non', en: 'no' },
]

/** Formats a changed value for display; null when there is none. */
function wordsOf(field: string, value: unknown, rental: Rental, language: Language): string | null {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  if (value === null || value === undefined) return null
  if (field === 'start' || field === 'transportAt')
    return formatDateTime(String(value), rental.departureAgency.timezone, language)
  if (field === 'end') return formatDateTime(String(value), rental.arrivalAgency.timezone, language)
  if (field.endsWith('Amount')) return formatEuros(Number(value), language)
  if (field === 'cancellationReason') return cancellationReasonLabels[value as CancellationReason][language]
  if (field === 'promisedTransmission') return word(transmissionLabels, String(value), language)
  if (field === 'isPinned') return (value ? yes : no)[language]
  if (field === 'discountPercent') return `${value}${language === 'fr' ? '\u00a0' : ''}%`
  return String(value)
}
