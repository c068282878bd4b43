import { expect, test } from 'vitest'
import { sentByText } from './sent-by.ts'

test('a rental says its source with the number of the booking, the source alone, or nothing', () => {
  const source = { name: 'Alizé Résa' }
  expect(sentByText({ source, sourceReference: 'RT-2291' })).toBe('Alizé Résa · RT-2291')
  expect(sentByText({ source, sourceReference: null })).toBe('Alizé Résa')
  expect(sentByText({ source: null, sourceReference: 'RT-2291' })).toBeNull()
})
