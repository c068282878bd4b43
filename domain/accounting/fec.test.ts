import { expect, test } from 'vitest'
import type { BookEntry } from './entry.ts'
import { fecColumns, fecFileName, fecText, latin9 } from './fec.ts'

const party = { number: '7', name: 'Zoé\tÉboué' }
const line = {
  role: 'money',
  account: '530000',
  name: 'Caisse',
  party: null,
  debitCents: 123405,
  creditCents: 0,
} as const
const entry: BookEntry = {
  seq: 4,
  day: '2026-03-01',
  book: 'cash',
  nature: 'payment',
  piece: 'P12',
  label: 'Règlement\r\nZoé Éboué',
  lines: [
    line,
    { ...line, role: 'customers', account: '411000', name: 'Clients', party, debitCents: 0, creditCents: 123405 },
  ],
}

test('a line has 18 fields, dates without signs and amounts with a comma', () => {
  const [names, first, second, end] = fecText([entry], 41, '2026-04-02').split('\r\n')
  expect(names?.split('\t')).toEqual([...fecColumns])
  const common = ['CA', 'Caisse', '41', '20260301']
  const piece = ['P12', '20260301', 'Règlement Zoé Éboué']
  const last = ['', '', '20260402', '', '']
  expect(first?.split('\t')).toEqual([...common, '530000', 'Caisse', '', '', ...piece, '1234,05', '0,00', ...last])
  const customer = ['411000', 'Clients', '7', 'Zoé Éboué']
  expect(second?.split('\t')).toEqual([...common, ...customer, ...piece, '0,00', '1234,05', ...last])
  expect(end).toBe('')
  expect(fecFileName('732829320', '2026-03-31')).toBe('732829320FEC20260331.txt')
})

test('letters are those of ISO 8859-15, and none is lost in silence', () => {
  expect([...latin9('Œà€Ÿñ¼')]).toEqual([0xbc, 0xe0, 0xa4, 0xbe, 0xf1, 0x3f])
  const plain = "d'a : ?odz Sahin ?"
  expect([...latin9('d’a\u202f: Łodź Şahin 東')]).toEqual([...plain].map((letter) => letter.charCodeAt(0)))
})
