const longestSide = 2048

/**
 * Converts a photo for upload: an upright JPEG of at most 2048 px, without the phone's own data, such as the location.
 * Throws when the browser cannot read the picture.
 */
export async function shrink(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((done, fail) => {
    canvas.toBlob((jpeg) => (jpeg ? done(jpeg) : fail(new Error('The picture cannot be drawn'))), 'image/jpeg', 0.85)
  })
}
