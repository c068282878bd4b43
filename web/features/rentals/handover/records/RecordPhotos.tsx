import type { Check } from '@filao/domain/rentals/check/check.schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCheckPhoto } from '#api/calls'
import { urlOf } from '#api/input'
import { useSession } from '#session/session'
import { PictureDialog } from '#ui/feedback/PictureDialog'

/** Shows the photos of a check, those of its damages last; each opens large. */
export function RecordPhotos({ check }: { check: Check }) {
  const { t } = useTranslation('rentals/handover')
  const { companyId } = useSession()
  const [opened, setOpened] = useState<number | null>(null)
  const photos = [
    ...check.photos.map((photo, at) => ({ ...photo, name: t('records.photo', { number: at + 1 }) })),
    ...check.damages.flatMap((damage, at) =>
      damage.photos.map((photo) => ({ ...photo, name: t('records.damagePhoto', { number: at + 1 }) })),
    ),
  ]
  const url = ({ id, rentalId }: { id: number; rentalId: number }, size: 'full' | 'thumbnail') =>
    urlOf(getCheckPhoto.path, { params: { companyId, rentalId, id }, query: { size } })
  if (photos.length === 0) return null
  return (
    <div className="record-photos">
      {photos.map((photo) => (
        <button
          key={photo.id}
          type="button"
          aria-label={t('records.enlarge', { name: photo.name })}
          onClick={() => setOpened(photo.id)}
        >
          <img src={url(photo, 'thumbnail')} alt="" width={88} height={66} loading="lazy" />
        </button>
      ))}
      {opened !== null && (
        <PictureDialog
          pictures={photos.map((photo) => ({ id: photo.id, name: photo.name, url: url(photo, 'full') }))}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
