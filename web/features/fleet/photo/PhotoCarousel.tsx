import type { VehiclePhoto } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import { PictureDialog } from '#ui/feedback/PictureDialog'
import { photoName } from './photo-filter.ts'

type Props = { photos: VehiclePhoto[]; first: VehiclePhoto; onClose: () => void }

/** Shows the photos of the list in full size, one after the other. */
export function PhotoCarousel({ photos, first, onClose }: Props) {
  const shown = photos.some(({ id }) => id === first.id) ? photos : [first]
  const pictures = shown.map((photo) => ({ id: photo.id, url: photo.url, name: photoName(photo) }))
  return <PictureDialog pictures={pictures} first={first.id} onClose={onClose} />
}
