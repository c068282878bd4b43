import type { RentalDocument as Document } from '@filao/domain/rentals/document'
import { documentLabels } from '@filao/domain/rentals/labels'
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline'
import { renderToStaticMarkup } from 'react-dom/server'
import css from './document.css?inline'
import { RentalDocument } from './RentalDocument.tsx'
import { words } from './words.ts'

/** The letters go with the page, so that it looks the same wherever it is opened, saved or printed. */
const letters = `@font-face{font-family:"Figtree Variable";src:url(${font}) format("woff2");font-weight:300 900}`

/** The document as a complete HTML page that needs nothing else. */
export function renderPage(document: Document): string {
  const { rental, customer } = document
  const { language } = customer
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${documentLabels[rental.status][language]} ${rental.publicId}`}</title>
        <style>{letters + css}</style>
      </head>
      <body className="document-page">
        <button type="button" className="document-print" data-print>
          {words[language].print}
        </button>
        <main>
          <RentalDocument document={document} />
        </main>
        <script src="/print.js" />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
