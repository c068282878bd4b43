import { describe, expect, test } from 'vitest'
import { rowsOf } from './rows-of.ts'

describe('the rows behind a figure', () => {
  const days = { from: '2026-10-01', to: '2026-10-31' }

  test('are the rentals, the entries or the requests of the same days', () => {
    expect(rowsOf('rentalsCount', days)).toMatchObject({
      word: 'rentals',
      to: expect.stringMatching(/from=2026-10-01/),
    })
    expect(rowsOf('chargesAmount', days)).toMatchObject({ word: 'journal', to: expect.stringMatching(/to=2026-10-31/) })
    expect(rowsOf('refusedDays', days)).toMatchObject({ word: 'refused', to: expect.stringMatching(/to=2026-10-31/) })
  })

  test('are not offered for the costs of upkeep, which no list has by day', () => {
    expect(rowsOf('upkeepAmount', days)).toBeNull()
  })
})
