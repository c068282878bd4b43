import type { Check } from '@filao/domain/rentals/check/check.schema'
import { useTranslation } from 'react-i18next'
import { getCheckPhoto } from '#api/calls'
import { urlOf } from '#api/input'
import { useSession } from '#session/session'
import './photos.css'

/** Shows the photos of the delivery above those of the return. */
export function DeliveryPhotos({ check: { photos } }: { check: Check }) {
  const { t } = useTranslation('rentals/handover')
  const { companyId } = useSession()
  if (photos.length === 0) return null
  const url = ({ id, rentalId }: Check['photos'][number], size: 'full' | 'thumbnail') =>
    urlOf(getCheckPhoto.path, { params: { companyId, rentalId, id }, query: { size } })
  return (
    <>
      <h3 className="check-subtitle">{t('photos.atDelivery')}</h3>
      <div className="photo-strip">
        {photos.map((photo, at) => (
          <a key={photo.id} href={url(photo, 'full')} target="_blank" rel="noreferrer">
            <img src={url(photo, 'thumbnail')} alt={t('photos.deliveryNumber', { number: at + 1 })} loading="lazy" />
          </a>
        ))}
      </div>
    </>
  )
}
