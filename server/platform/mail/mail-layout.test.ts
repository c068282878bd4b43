import { expect, test } from 'vitest'
import { mail } from './mail-layout.ts'

test('each line of the sender’s address is a line of the signature', () => {
  const sender = { name: 'Karukera Autos', contact: ['12 rue des Flamboyants\n97110 Pointe-à-Pitre', '0590 12 34 56'] }
  const { html, text } = mail({ to: 'zoe@example.test', subject: 'Devis', language: 'fr', paragraphs: [], sender })
  expect(html).toContain('Karukera Autos<br>12 rue des Flamboyants<br>97110 Pointe-à-Pitre<br>0590 12 34 56')
  expect(text).toContain('Karukera Autos\n12 rue des Flamboyants\n97110 Pointe-à-Pitre\n0590 12 34 56')
})

test('a logo keeps its proportions, however wide it is', () => {
  const sender = { name: 'Karukera Autos', contact: [], logoUrl: 'https://filao.example/logo.png' }
  const { html } = mail({ to: 'zoe@example.test', subject: 'Devis', language: 'fr', paragraphs: [], sender })
  // A fixed height beside a limited width would stretch it.
  expect(/<img [^>]*style="([^"]*)/.exec(html)?.[1]).toMatch(/;height:auto;max-width:240px;max-height:48px;/)
})

test('a word wider than a phone is broken: a long name or address never widens the mail', () => {
  const { html } = mail({ to: 'zoe@example.test', subject: 'Devis', language: 'fr', paragraphs: ['A'.repeat(60)] })
  // The second property is for the mail programs that do not know the first.
  expect(/<table [^>]*class="card"[^>]*style="([^"]*)/.exec(html)?.[1]).toContain(
    ';overflow-wrap:anywhere;word-break:break-word',
  )
})
