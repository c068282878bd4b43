import { expect, test } from 'vitest'
import { checkTerms } from './terms.ts'

const refusal = (html: string) => {
  try {
    checkTerms('rentalTerms', html)
  } catch (error) {
    return error
  }
  return null
}

test.each([
  ['list items', `<ul>${'<li>Clause</li>'.repeat(2999)}</ul>`, '<p>Fin</p>'],
  ['line breaks', `<p>${'a<br>'.repeat(2999)}</p>`, '<hr>'],
  ['placeholders', `<p>${'{{company}} '.repeat(2999)}</p>`, '{{end}}'],
])('terms may have 3,000 %s, but not 3,001', (_name, html, more) => {
  expect(refusal(html)).toBeNull()
  expect(refusal(html + more)).toMatchObject({
    code: 'validation',
    details: { fields: [{ path: 'rentalTerms', code: 'too_many_elements' }] },
    sentence: { fr: expect.stringContaining('3\u202f000 au plus') },
  })
})

test('long terms of ordinary words are allowed', () => {
  expect(refusal('<p>Le locataire répond des dommages, &lt; ou &gt; à la franchise.</p>'.repeat(2500))).toBeNull()
})
