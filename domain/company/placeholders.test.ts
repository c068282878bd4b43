import { expect, test } from 'vitest'
import { fillPlaceholders, fillRichText } from './placeholders.ts'

test('placeholders are replaced with text, and unknown ones stay', () => {
  const values = { company: '<b>K & Fils</b>', customer: 'Élodie' }
  expect(fillPlaceholders('{{company}}, {{ customer }}, {{plate}}', values)).toBe('<b>K & Fils</b>, Élodie, {{plate}}')
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is not a placeholder', (name) => {
  expect(fillPlaceholders(`{{${name}}}`, { company: 'K' })).toBe(`{{${name}}}`)
  expect(fillRichText(`<p>{{${name}}}</p>`, { company: 'K' })).toBe(`<p>{{${name}}}</p>`)
})

test('values in rich text are escaped: nothing in a name becomes an element', () => {
  const values = { company: '<script>"K & Fils"</script>' }
  expect(fillRichText('<p>{{company}}</p>', values)).toBe(
    '<p>&#60;script&#62;&#34;K &#38; Fils&#34;&#60;/script&#62;</p>',
  )
})
