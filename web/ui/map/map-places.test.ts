import { describe, expect, test } from 'vitest'
import { legible, nudged, rounded, tileOwner } from './map-places.ts'

test('a position is rounded to the metre, on the globe however far the map was dragged', () => {
  expect(rounded({ lat: 16.237612345, lng: -61.533549 })).toEqual({ latitude: 16.23761, longitude: -61.53355 })
  expect(rounded({ lat: 16, lng: 298.5 }).longitude).toBe(-61.5)
  expect(rounded({ lat: 16, lng: -421.5 }).longitude).toBe(-61.5)
})

describe('arrow keys on the pin', () => {
  test('move it a little, or farther with Shift', () => {
    expect(nudged({ x: 100, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 92, y: 50 })
    expect(nudged({ x: 100, y: 50 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 100, y: 90 })
  })
  test('no other key moves it', () => expect(nudged({ x: 1, y: 1 }, { key: 'Tab', shiftKey: false })).toBe(null))
})

test('the map names the owner of its tiles', () => {
  expect(tileOwner('https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png')).toBe('© OpenStreetMap')
  expect(tileOwner('https://data.geopf.fr/wmts?TILEMATRIX={z}')).toBe('© IGN')
  expect(tileOwner('https://tiles.example:8443/{z}/{x}/{y}.png')).toBe('tiles.example')
  expect(tileOwner('https://notopenstreetmap.org.example/{z}')).toBe('notopenstreetmap.org.example')
})

test('a name is left out where it would cover a more important one', () => {
  const abymes = { name: 'Les Abymes', x: 100, y: 100 }
  const baieMahault = { name: 'Baie-Mahault', x: 60, y: 105 }
  const leMoule = { name: 'Le Moule', x: 190, y: 100 }
  const gosier = { name: 'Le Gosier', x: 100, y: 120 }
  expect([...legible([abymes, baieMahault, leMoule, gosier])]).toEqual([abymes, leMoule, gosier])
})
