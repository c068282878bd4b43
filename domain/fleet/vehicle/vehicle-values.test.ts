import { expect, test } from 'vitest'
import { durationLabel, fuelLabels, fuels, minimumRentalDurations, preparationDurations } from './vehicle-values.ts'

test('preparation takes 1 to 48 hours', () => {
  expect(preparationDurations.map((minutes) => durationLabel(minutes).fr)).toEqual([
    '1 heure',
    '4 heures',
    '6 heures',
    '12 heures',
    '24 heures',
    '48 heures',
  ])
})

test('a rental lasts at least 12 hours to 21 days', () => {
  expect(minimumRentalDurations.map((minutes) => durationLabel(minutes).en)).toEqual([
    '12 hours',
    '24 hours',
    '48 hours',
    '72 hours',
    '7 days',
    '14 days',
    '21 days',
  ])
})

test('an imported duration that is not a choice is written too', () => {
  expect(durationLabel(90)).toEqual({ fr: '1,5 heure', en: '1.5 hours' })
})

test('fuels are stored under their French names', () => {
  expect(fuels.map((fuel) => fuelLabels[fuel].fr)).toEqual([...fuels])
})
