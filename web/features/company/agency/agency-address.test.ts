import { expect, test } from 'vitest'
import { addressText, pinState } from './agency-address.ts'

test('an address is formatted for the geocoder as on an envelope', () => {
  const address = { address: ' 12 rue Frébault ', postalCode: '97110', city: 'Pointe-à-Pitre' }
  expect(addressText(address)).toBe('12 rue Frébault, 97110 Pointe-à-Pitre')
  expect(addressText({ address: null, city: 'Basse-Terre' })).toBe('Basse-Terre')
  expect(addressText({ address: '', postalCode: ' ', city: null })).toBe('')
})

const all = { mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}', hasGeocoder: true }
const facts = { settings: all, position: null, isAsked: false, isAsking: false, found: undefined, failed: false }

test('the map says what to do next', () => {
  expect(pinState(facts)).toBe('putPin')
  expect(pinState({ ...facts, position: {} })).toBe('movePin')
  expect(pinState({ ...facts, isAsked: true, isAsking: true })).toBe('looking')
  expect(pinState({ ...facts, isAsked: true, found: null })).toBe('notFound')
  expect(pinState({ ...facts, isAsked: true, failed: true })).toBe('failed')
  expect(pinState({ ...facts, isAsked: true, found: {}, position: {} })).toBe('movePin')
})

test('the map says what it lacks', () => {
  expect(pinState({ ...facts, settings: { ...all, mapTilesUrl: null } })).toBe('noTiles')
  expect(pinState({ ...facts, settings: { mapTilesUrl: null, hasGeocoder: false } })).toBe('noTilesNoGeocoder')
  expect(pinState({ ...facts, settings: undefined })).toBe('putPin')
})
