import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { VehiclePhoto } from '@filao/domain/fleet/vehicle-photo'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewDialog } from '#ui/ViewDialog'
import { photoName } from './photo-filter.ts'

type Props = { photos: VehiclePhoto[]; first: VehiclePhoto; onClose: () => void }

/** The photos of the list, large, one after the other; the arrows walk them, and after the last comes the first. */
export function PhotoCarousel({ photos, first, onClose }: Props) {
  const { t } = useTranslation('fleet')
  const [shown, show] = useState(first.id)
  const at = Math.max(
    0,
    photos.findIndex(({ id }) => id === shown),
  )
  const photo = photos[at] ?? first
  const step = (by: number) => {
    const next = photos[(at + by + photos.length) % photos.length]
    if (next) show(next.id)
  }
  const walk = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  const count = photos.length
  return (
    <ViewDialog
      onClose={onClose}
      onKeyDown={walk}
      title={
        <span aria-live="polite">
          {photoName(photo)}
          {count > 1 && <small className="photo-at"> {t('photo.at', { at: at + 1, count })}</small>}
        </span>
      }
      actions={
        count > 1 && (
          <>
            <Button icon={<LeftOutlined />} aria-label={t('photo.previous')} onClick={() => step(-1)} />
            <Button icon={<RightOutlined />} aria-label={t('photo.next')} onClick={() => step(1)} />
          </>
        )
      }
    >
      <img key={photo.id} src={photo.url} alt={photoName(photo)} />
    </ViewDialog>
  )
}
