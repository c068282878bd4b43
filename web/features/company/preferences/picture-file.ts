/** The picture types that the server accepts. The server checks the content; this only avoids useless uploads. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

const maxBytes = 15 * 1024 * 1024

export type PictureRefusal = 'tooLarge' | 'notPicture'

/** Returns why a file would be refused; null when it would not. A file of unknown type is left to the server. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | null {
  if (type && !pictureTypes.includes(type)) return 'notPicture'
  return size > maxBytes ? 'tooLarge' : null
}
