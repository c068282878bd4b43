import type { Receivable } from '@filao/domain/receivables/receivable.schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { useReceivableColumns } from './receivable-columns.tsx'

// Half past ten in the evening of 9 March in Guadeloupe.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-10T02:30:00Z') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['to the end of the day on which it ends', '2026-03-09', false, 'holding'],
  ['once it has ended', '2026-03-08', false, 'holdEnded'],
  ['to be given back', '2026-03-08', true, 'giveBack'],
  ['in cash', null, false, 'holding'],
])('the state of a deposit %s', (_what, holdEndsOn, isToGiveBack, word) => {
  const row = { holdEndsOn, isToGiveBack, agency: { id: 1, name: 'Le Gosier', timezone: 'America/Guadeloupe' } }
  const html = renderWithKeys(<State row={row as Receivable} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(word)
})

function State({ row }: { row: Receivable }) {
  return useReceivableColumns('deposits')
    .find(({ key }) => key === 'state')
    ?.render(row)
}
