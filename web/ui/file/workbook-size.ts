import { unzipSync } from 'fflate'

/** The bytes that the sheets of a workbook unpack to at most, and all its other parts but pictures. */
const mostSheetBytes = 300_000_000
/** The reader takes some forty times their bytes for them. */
const mostOtherBytes = 40_000_000

const picture = /^xl\/media\/[^/]+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp|heic)$/i

/**
 * Throws for a workbook that would fill the memory of the page, by the sizes that its parts promise: the reader holds
 * them to these.
 */
export function refuseBomb(bytes: Uint8Array): void {
  let [sheets, others] = [0, 0]
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name.startsWith('xl/worksheets/')) sheets += originalSize
      else if (!picture.test(name)) others += originalSize
      return false
    },
  })
  if (sheets > mostSheetBytes || others > mostOtherBytes) throw new Error('the workbook is too large')
}
