import { damageLabel } from '@filao/domain/fleet/damage/damage'
import { checkLabels } from '@filao/domain/rentals/check/check'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { formatKilometres } from '#ui/Kilometres'
import { photosOf } from './check-values.ts'
import { deviceBox, type KeptCheck } from './outbox.ts'
import { PhotoTile } from './PhotoTile.tsx'
import { PhotoBoxContext } from './stored-photos.ts'
import '../check.css'
import '../photos.css'

/** Shows a check stored on this device, read-only. */
export function StoredCheck({ check }: { check: KeptCheck }) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const box = useMemo(() => deviceBox(check), [check])
  const { odometer, fuelLevel, comments, damages } = check.values
  return (
    <PhotoBoxContext value={box}>
      <dl className="check-since">
        <div>
          <dt>{checkLabels.odometer[language]}</dt>
          <dd>{odometer === null ? '–' : formatKilometres(odometer, language)}</dd>
        </div>
        <div>
          <dt>{checkLabels.fuelLevel[language]}</dt>
          <dd>{fuelLevel ?? '–'}</dd>
        </div>
      </dl>
      {comments && <p className="check-kept-comments">{comments}</p>}
      {damages.length > 0 && (
        <ul className="check-kept-damages">
          {damages.map((damage) => (
            <li key={damage.key}>
              {damageLabel(damage, language)}
              {damage.comment && ` · ${damage.comment}`}
            </li>
          ))}
        </ul>
      )}
      <div className="photo-line">
        {photosOf(check.values).map((id, at) => (
          <PhotoTile key={id} id={id} label={t('photos.other', { number: at + 1 })} />
        ))}
      </div>
    </PhotoBoxContext>
  )
}
