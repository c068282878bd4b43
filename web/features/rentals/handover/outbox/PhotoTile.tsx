import { CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { usePhotoUrl } from './stored-photos.ts'

type Props = {
  id: string
  label: string
  /** Without it the photo cannot be removed. */
  onRemove?: () => void
}

/** Shows a photo on this device, before it is sent. */
export function PhotoTile({ id, label, onRemove }: Props) {
  const { t } = useTranslation('rentals/handover')
  const url = usePhotoUrl(id)
  return (
    <figure className="photo-tile">
      {url ? <img src={url} alt={label} /> : <span className="photo-waiting" />}
      <figcaption aria-hidden>{label}</figcaption>
      {onRemove && (
        <button type="button" aria-label={t('photos.remove', { name: label })} onClick={onRemove}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </figure>
  )
}
