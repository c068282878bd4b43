import { expect, test } from 'vitest'
import type { Language } from '../../../kernel/language.schema.ts'
import { conditionTexts, statedConditions } from './condition-lines.ts'
import { conditionKeys, conditionMessages } from './condition-messages.ts'
import type { Conditions } from './conditions.ts'
import { conditions } from './sample-conditions.ts'

const texts = (over: Partial<Conditions> = {}, language: Language = 'fr') => {
  const found = Object.entries(conditionTexts({ ...conditions, ...over }, language))
  return Object.fromEntries(found.map(([key, text]) => [key, text?.replace(/\s/g, ' ') ?? null]))
}

test('a paper states every tariff and condition that is set', () => {
  expect(statedConditions(conditions)).toEqual([...conditionKeys])
  expect(texts()).toEqual({
    kilometres: '150 km compris par jour, 0,25 € par kilomètre en plus',
    fuel: '22,00 € par quart de réservoir manquant',
    lateness: '12,00 € par heure commencée, au plus le prix des journées commencées, après 29 min de tolérance',
    fines: '24,50 € de frais de dossier par avis, en plus de l’amende',
    cancellation: '30 % du prix, au moins 50,00 €',
    noShow: '100 % du prix',
    drivers: '21 ans au moins, 75 ans au plus, permis B depuis 2 ans au moins',
    youngDriver: 'moins de 25 ans : Jeune conducteur, 8,00 € par jour',
    exclusion: conditionMessages.fr.exclusion.replaceAll('\u202f', ' '),
    mediator: 'CM2C, www.cm2c.net',
  })
  expect(texts({}, 'en')).toMatchObject({
    kilometres: '150 km included per day, €0.25 for each further kilometre',
    cancellation: '30% of the price, at least €50.00',
    drivers: 'at least 21 years old, at most 75 years old, licence of category B held for at least 2 years',
  })
})

test('unlimited kilometres, a late day at the price list and a fee of zero are conditions too', () => {
  expect(texts({ includedKilometresPerDay: null }).kilometres).toBe('illimité')
  expect(texts({ lateHourAmount: null, isPricedByHour: true }).lateness).toBe(
    'chaque heure commencée est due au prix de la location, au plus au prix de la journée, après 29 min de tolérance',
  )
  expect(texts({ lateHourAmount: null, graceMinutes: 0 }).lateness).toBe(
    'chaque journée commencée est due au prix de la location',
  )
  expect(texts({ cancellationFeePercent: 0, cancellationFeeAmount: null }).cancellation).toBe('sans frais')
  expect(texts({ cancellationFeePercent: null }).cancellation).toBe('50,00 €')
})

test('a limit of the option of young drivers is printed with its price', () => {
  const young = { age: 25, option: 'Jeune conducteur', optionEn: null, price: 0, dailyPrice: 8 }
  expect(texts({ youngDriver: { ...young, maxAmount: 80, maxDays: null } }).youngDriver).toBe(
    'moins de 25 ans : Jeune conducteur, 8,00 € par jour, 80,00 € au plus',
  )
  expect(texts({ youngDriver: { ...young, maxAmount: null, maxDays: 10 } }, 'en').youngDriver).toBe(
    'under 25: Jeune conducteur, €8.00 per day, 10 days at most',
  )
})

test('what the company has not set is not printed', () => {
  const none = Object.fromEntries(Object.keys(conditions).map((key) => [key, null]))
  const stated = statedConditions({ ...conditions, ...none, graceMinutes: 29 } as Conditions)
  expect(stated).toEqual(['kilometres', 'lateness'])
})
