import { expect, test } from 'vitest'
import { isBlank, toEditorHtml, toPreviewHtml, toStoredHtml } from './terms-html.ts'

const examples = { company: 'K & <b>Fils</b>', customer: 'Marie', vehicle: 'Clio', start: 'lundi', end: 'mardi' }

test('placeholders become tokens, and tokens placeholders', () => {
  const stored = '<p>Le loueur {{company}} remet {{ vehicle }} à <strong>{{customer}}</strong>.</p>'
  const edited = toEditorHtml(stored)
  expect(edited).toContain('<span data-placeholder="vehicle"></span>')
  expect(edited).not.toContain('{{')
  expect(toStoredHtml(edited)).toBe(stored.replace('{{ vehicle }}', '{{vehicle}}'))
})

test('the text shown by a token is not stored', () => {
  const shown = '<p><span data-placeholder="company" class="token">Entreprise</span> loue.</p>'
  expect(toStoredHtml(shown)).toBe('<p>{{company}} loue.</p>')
})

test('other braces and the inside of tags are kept as written', () => {
  const odd = '<p>{{plate}} {company} <a href="https://example.test/{{company}}">ici</a></p>'
  expect(toEditorHtml(odd)).toBe(odd)
})

test('example values are text, never HTML', () => {
  expect(toPreviewHtml('<p>{{company}}, {{end}}</p>', examples)).toBe('<p>K &amp; &lt;b&gt;Fils&lt;/b&gt;, mardi</p>')
})

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;</p><p><br></p>', true],
  ['<hr>', false],
  ['<p>{{company}}</p>', false],
])('%j is blank: %s', (html, expected) => {
  expect(isBlank(html)).toBe(expected)
})
