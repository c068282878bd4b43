import type { Language } from '@filao/domain/kernel/language.schema'
import extended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?inline'
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import base from './document.css?inline'
import condition from './document-condition.css?inline'
import head from './document-head.css?inline'
import price from './document-price.css?inline'
import terms from './document-terms.css?inline'
import { paperMessages } from './messages.ts'
import { wordsIn } from './paper.ts'

/** The fonts are inside the page, so that it looks the same wherever it is opened, saved or printed. */
const letters = [
  `@font-face{font-family:"Figtree Variable";src:url(${font}) format("woff2");font-weight:300 900}`,
  `@font-face{font-family:"Figtree Variable";src:url(${extended}) format("woff2");font-weight:300 900;unicode-range:U+0100-02AF,U+1E00-1EFF}`,
].join('')

const styles = [base, head, price, condition, terms].join('')

type Printable = { languages: readonly [Language, ...Language[]]; title: string; footer: string; children: ReactNode }

/**
 * Returns a complete HTML page without external files, to be read, printed or made into a PDF. `footer` is CSS of its
 * own.
 */
export function printablePage({ languages, title, footer, children }: Printable): string {
  const w = wordsIn(paperMessages, languages)
  const page = (
    <html lang={languages[0]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{letters + styles + footer}</style>
      </head>
      <body className="document-page">
        <header className="document-actions">
          <a href="?format=pdf">{w.pdf}</a>
          <button type="button" data-print>
            {w.print}
          </button>
        </header>
        <main>{children}</main>
        <script src="/print.js" />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
