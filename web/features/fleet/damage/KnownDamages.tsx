import { damageLabel } from '@filao/domain/fleet/damage/damage'
import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { urlOf } from '#api/input'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import './damages.css'

/** The path of a photo taken at a handover. It belongs to the rentals, a feature that this one may not import. */
const photoPath = '/companies/:companyId/rentals/:rentalId/photos/:id'

type Props = {
  damages: readonly Damage[]
  zone: string
  /** Renders the actions of a damage. */
  action?: (damage: Damage) => ReactNode
}

/** Lists a vehicle's known damages, numbered as on its drawing. */
export function KnownDamages({ damages, zone, action }: Props) {
  const { t } = useTranslation('fleet/damage')
  const language = useLanguage()
  const { companyId } = useSession()
  const photoUrl = ({ id, rentalId }: Damage['photos'][number], size: 'full' | 'thumbnail') =>
    urlOf(photoPath, { params: { companyId, rentalId, id }, query: { size } })
  return (
    <ol className="damage-list">
      {damages.map((damage, at) => (
        <li key={damage.id}>
          <span className="damage-number">{at + 1}</span>
          <span className="damage-said">
            {damageLabel(damage, language)}
            <small>
              {damage.comment && `${damage.comment} · `}
              <DateTime at={damage.foundAt} zone={zone} show="date" />
            </small>
          </span>
          {damage.photos.map((photo) => (
            <a key={photo.id} href={photoUrl(photo, 'full')} target="_blank" rel="noreferrer">
              <img src={photoUrl(photo, 'thumbnail')} alt={t('photo', { number: at + 1 })} loading="lazy" />
            </a>
          ))}
          {action?.(damage)}
        </li>
      ))}
    </ol>
  )
}
