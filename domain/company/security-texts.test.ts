import { expect, test } from 'vitest'
import { neutralTexts, securityTexts } from './security-texts.ts'

const none = { depositText: null, depositTextEnglish: null, waiverText: null, waiverTextEnglish: null }

test('a company without words of its own promises neither the deposit at the return nor a limit', () => {
  expect(securityTexts(none)).toEqual(neutralTexts)
  expect(JSON.stringify(neutralTexts)).not.toMatch(/au retour|maximal|when the vehicle|most/)
})

test('French words serve English papers too, unless they have an English form', () => {
  const own = { ...none, depositText: 'Rendue sous 8 jours', waiverTextEnglish: 'Per incident' }
  expect(securityTexts(own)).toEqual({
    deposit: { fr: 'Rendue sous 8 jours', en: 'Rendue sous 8 jours' },
    waiver: { fr: neutralTexts.waiver.fr, en: 'Per incident' },
  })
  expect(securityTexts({ ...own, depositTextEnglish: 'Within 8 days' }).deposit.en).toBe('Within 8 days')
})
