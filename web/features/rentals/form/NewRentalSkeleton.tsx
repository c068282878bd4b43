import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { LengthButtons } from '../period/LengthButtons.tsx'
import '#ui/form/FormScreen.css'
import '#ui/later/BelowTheFold.css'
import '../vehicle-choice/VehiclePicker.css'
import './RentalForm.css'
import './NewRentalSkeleton.css'

/**
 * The skeleton of an empty form: its first groups with their labels, and empty boxes for what the code is missing for.
 */
export function NewRentalSkeleton() {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  return (
    <div className="rental-edit" aria-busy="true" inert>
      <div className="form-frame">
        <div className="form-screen">
          <div className="rental-column">
            <section className="form-group">
              <h2>{t('form.period')}</h2>
              <div className="rental-pair">
                <Field label={labels.departureAgencyId} />
                <Field label={labels.arrivalAgencyId} />
              </div>
              <div className="rental-presets">
                <LengthButtons period={null} zone="UTC" onChoose={() => undefined} />
                <span className="field-skeleton-days" />
              </div>
              <div className="rental-pair">
                <Field label={labels.start} hasNote />
                <Field label={labels.end} hasNote />
              </div>
            </section>
            <section className="form-group">
              <h2>{labels.vehicleId}</h2>
              <p className="vehicle-empty">{t('vehicles.noPeriod')}</p>
            </section>
          </div>
          <div className="below-the-fold" />
          <div className="form-bar">
            <span className="field-skeleton-box" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A required field, and the line below it that names its time zone. */
function Field({ label, hasNote = false }: { label: string; hasNote?: boolean }) {
  return (
    <div className="field-skeleton">
      <span className="field-skeleton-label">{label}</span>
      <span className="field-skeleton-box" />
      {hasNote && <span className="field-skeleton-note" />}
    </div>
  )
}
