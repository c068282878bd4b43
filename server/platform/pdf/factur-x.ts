import { embedFacturX, PDFDocument } from '@cantoo/pdf-lib'

/** A printed invoice, its electronic invoice as XML, and the instant of both. */
export type FacturX = { pdf: Uint8Array; xml: string; at: string }

/**
 * Embeds the XML in the PDF as `factur-x.xml`, and makes the PDF a PDF/A-3b: colour profile, metadata, identifier.
 * Chromium has embedded the fonts.
 */
export async function facturX({ pdf, xml, at }: FacturX): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setCreationDate(new Date(at))
  document.setModificationDate(new Date(at))
  await embedFacturX(document, new TextEncoder().encode(xml), {
    conformanceLevel: 'EN 16931',
    creationDate: new Date(at),
    modificationDate: new Date(at),
  })
  return await document.save()
}
