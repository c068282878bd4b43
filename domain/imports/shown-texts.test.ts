import { expect, test } from 'vitest'
import { shownTexts } from './shown-texts.ts'

const field = { label: { fr: '', en: '' }, headings: [], isRequired: false, read: (text: string) => text }
const choice = (text: string, fr: string, en: string) => ({ text, label: { fr, en } })
const fields = [
  {
    ...field,
    key: 'agency',
    choices: [choice('toutes', 'Toutes les agences', 'All agencies'), choice('Orly', 'Orly', 'Orly')],
  },
  { ...field, key: 'category', choices: [choice('B', 'B – Citadine', 'B – Citadine')] },
  { ...field, key: 'price' },
]

test('the words of a choice are shown in the language of the user, names and other texts as the file has them', () => {
  const texts = { agency: 'toutes', category: 'B', price: '45,00 €' }
  expect(shownTexts({ fields }, texts, 'en')).toEqual({ ...texts, agency: 'All agencies' })
  expect(shownTexts({ fields }, texts, 'fr')).toEqual({ ...texts, agency: 'Toutes les agences' })
  const written = { agency: 'Toutes', unknown: 'toutes' }
  expect(shownTexts({ fields }, written, 'en')).toEqual(written)
  expect(shownTexts({ fields }, { agency: 'Orly' }, 'en')).toEqual({ agency: 'Orly' })
})
