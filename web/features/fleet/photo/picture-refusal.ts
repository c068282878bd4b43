import { refusalOf } from '#features/company/public'

/** Returns the reason why dropped files are no photo of a vehicle; null for one that can be sent. */
export function pictureRefusal(files: readonly Pick<File, 'type' | 'size'>[]) {
  const [file, ...others] = files
  if (others.length > 0) return 'oneOnly'
  return file ? refusalOf(file) : null
}
