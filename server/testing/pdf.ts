import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads a PDF's text, page by page, its metadata and its attached files as text. */
export async function readPdf(content: Uint8Array) {
  const reading = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const pdf = await reading.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push(text)
  }
  const { info, metadata } = await pdf.getMetadata()
  const attachments: Record<string, string> = {}
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    attachments[filename] = Buffer.from((await pdf.getAttachmentContent(id)) ?? []).toString()
  }
  const first = await pdf.getPage(1)
  const size = first.view
  const about = info as { Title?: string; Language?: string }
  const isTagged = (await first.getStructTree()) !== null
  await reading.destroy()
  return {
    pages,
    text: pages.join('\n'),
    title: about.Title,
    language: about.Language,
    isTagged,
    size,
    attachments,
    /** XMP, empty without. */
    metadata: metadata?.getRaw() ?? '',
  }
}
