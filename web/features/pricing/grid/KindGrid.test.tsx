import type { Category } from '@filao/domain/fleet/category/category.schema'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { KindGrid } from './KindGrid.tsx'

const categories = [
  { id: 1, code: 'S', name: 'Scooter' },
  { id: 2, code: 'B', name: 'Citadine' },
] as Category[]
const row = { agencyId: 1, seasonId: null, categoryId: 1, name: '', nameEn: null }
const rows = [
  { ...row, id: 1, minDays: 1, minHours: null, weekdays: null, price: 45 },
  { ...row, id: 2, minDays: 0, minHours: 4, weekdays: null, price: 8 },
  { ...row, id: 3, minDays: 1, minHours: null, weekdays: [6, 7], price: 60 },
]

/** Renders a grid, and returns its texts and the values of its cells by their labels. */
function grid(kind: 'hour' | 'on 6,7', lengths: number[], readOnly = false) {
  const at = { agencyId: 1, seasonId: null, kind } as const
  const edited = { at, rows, base: [], lengths, categories, readOnly, selection: {}, title: 'Été' }
  const html = renderWithKeys(<KindGrid {...edited} onSelect={() => undefined} dispatch={() => undefined} />)
  const cells = [...html.matchAll(/<input[^>]*aria-label="([^"]*)"[^>]*value="([^"]*)"/g)]
  return { html, cells: cells.map(([, label, value]) => [label, value]) }
}

test('the grid of an hour has the prices of an hour alone, and can be removed', () => {
  const { html, cells } = grid('hour', [2, 4])
  expect(cells).toEqual([
    ['hourCell S · Scooter 2', ''],
    ['hourCell S · Scooter 4', '8,00'],
    ['hourCell B · Citadine 2', ''],
    ['hourCell B · Citadine 4', ''],
  ])
  expect(html).toContain('removeKind hourPrices')
  expect(html).toContain('dropHours 4')
})

test('the grid of weekdays is named after them, and keeps the lengths of every day', () => {
  const { html, cells } = grid('on 6,7', [1, 7])
  expect(cells[0]).toEqual(['cell S · Scooter 1', '60,00'])
  expect(html).toContain('weekdayPrices sam., dim.')
  expect(html).not.toContain('dropLength')
})

test('one who may not change prices can remove no grid', () => {
  const { html } = grid('hour', [4], true)
  expect(html).not.toContain('removeKind')
  expect(html).not.toContain('dropHours')
})
