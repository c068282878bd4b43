/** What the server takes as a picture. It looks into the file; this only spares sending what it would refuse. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

const maxBytes = 15 * 1024 * 1024

export type PictureRefusal = 'tooLarge' | 'notPicture'

/** Why a file is not worth sending; null when it is. A file whose type the system does not know is left to the server. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | null {
  if (type && !pictureTypes.includes(type)) return 'notPicture'
  return size > maxBytes ? 'tooLarge' : null
}
