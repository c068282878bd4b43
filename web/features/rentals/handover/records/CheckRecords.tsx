import { personName } from '@filao/domain/customers/name/person'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import { agencyOfCheck } from '@filao/domain/rentals/handover/agency-of-check'
import { stageLabels } from '@filao/domain/rentals/record/labels'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { DateTime } from '#ui/date/DateTime'
import { FoundDamages } from './FoundDamages.tsx'
import { plateOf } from './plate-of.ts'
import { RecordPhotos } from './RecordPhotos.tsx'
import { RecordSignatures } from './RecordSignatures.tsx'
import { useCheckLabel } from './use-check-label.ts'
import './records.css'

/** Shows the findings, photos and signatures of each check of the rental. */
export function CheckRecords({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals/handover')
  if (rental.checks.length === 0) return null
  return (
    <section className="summary-card check-records" aria-label={t('records.title')}>
      <h2>{t('records.title')}</h2>
      {rental.checks.map((check) => (
        <CheckRecord key={check.id} check={check} rental={rental} />
      ))}
    </section>
  )
}

function CheckRecord({ check, rental }: { check: Check; rental: Rental }) {
  const language = useLanguage()
  const words = useCheckLabel()
  const { stage, recordedAt, recordedBy, comments, damages } = check
  const { timezone } = agencyOfCheck(check, rental)
  const plate = rental.vehicleChanges.length > 0 && plateOf(check, rental)
  const head = (
    <span className="check-head">
      <strong>{[stageLabels[stage][language], plate].filter(Boolean).join(' · ')}</strong>
      <small>
        <DateTime at={recordedAt} zone={timezone} />
        {recordedBy && ` · ${personName(recordedBy)}`}
      </small>
      <span>{words(check)}</span>
    </span>
  )
  if (!hasMore(check)) return <div className="check-plain">{head}</div>
  return (
    <details>
      <summary>{head}</summary>
      <div className="check-record">
        {comments && <p className="summary-comments">{comments}</p>}
        {damages.length > 0 && <FoundDamages check={check} rental={rental} />}
        <RecordPhotos check={check} />
        <RecordSignatures check={check} />
      </div>
    </details>
  )
}

/** Returns true when a check has more than odometer and fuel. */
function hasMore({ comments, damages, photos, customerSignature, agentSignature }: Check): boolean {
  return Boolean(comments || damages.length > 0 || photos.length > 0 || customerSignature || agentSignature)
}
