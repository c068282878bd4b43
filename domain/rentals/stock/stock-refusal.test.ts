import { expect, test } from 'vitest'
import { optionTaken } from './stock-refusal.ts'

const seat = { name: 'Siège bébé', agency: { name: 'Aéroport', timezone: 'America/Guadeloupe' } }
const nextReturn = '2026-12-12T14:00:00Z'

test('a refusal says how many are left, and when one comes back by the agency’s clock', () => {
  expect(optionTaken('optionIds.1', { ...seat, left: 1, nextReturn, overdue: 0 }).sentence).toEqual({
    fr: '«\u00a0Siège bébé\u00a0»\u202f: il en reste 1 à l’agence «\u00a0Aéroport\u00a0» pendant cette période (le prochain revient le sam. 12 déc. 2026, 10h00).',
    en: "'Siège bébé': 1 left at 'Aéroport' during this period (the next one comes back on Sat 12 Dec 2026, 10:00).",
  })
})

test('a refusal of the last ones names those that are overdue', () => {
  expect(optionTaken('optionIds.0', { ...seat, left: 0, nextReturn, overdue: 2 }).sentence).toEqual({
    fr: '«\u00a0Siège bébé\u00a0»\u202f: il n’en reste aucun à l’agence «\u00a0Aéroport\u00a0» pendant cette période (le prochain revient le sam. 12 déc. 2026, 10h00, 2 sont en retard).',
    en: "'Siège bébé': none is left at 'Aéroport' during this period (the next one comes back on Sat 12 Dec 2026, 10:00, 2 are overdue).",
  })
  expect(optionTaken('optionIds.0', { ...seat, left: 0, nextReturn: null, overdue: 0 })).toMatchObject({
    sentence: { en: "'Siège bébé': none is left at 'Aéroport' during this period." },
    details: { fields: [{ path: 'optionIds.0', code: 'taken' }] },
  })
})
