import { checkRow } from '@filao/domain/imports/row'
import { expect, test } from 'vitest'
import { bookingImport } from './booking-import.ts'

const read = (texts: Record<string, string>) => checkRow(bookingImport, { texts, without: [], confirmed: [] })

test('a line of a list is read with its days and amounts, also negative ones', () => {
  const { thing } = read({
    reference: ' RT-1 ',
    name: 'Zoé Célestine',
    startsOn: '03/11/2026 14:30',
    endsOn: '2026-11-10',
    priceAmount: '1 280,50 €',
    commissionAmount: '-12,00',
    collectedAmount: '(100)',
  })
  expect(thing).toEqual({
    reference: 'RT-1',
    name: 'Zoé Célestine',
    startsOn: '2026-11-03',
    endsOn: '2026-11-10',
    priceAmount: 1280.5,
    commissionAmount: -12,
    collectedAmount: -100,
  })
})

test('what the list has no column for is null; neither reference nor name is refused', () => {
  expect(read({ name: 'Zoé' }).thing).toMatchObject({ reference: null, startsOn: null, priceAmount: null })
  expect(read({ startsOn: '03/11/2026' }).problems).toMatchObject([{ field: 'reference' }])
})

test('a text that is no day or no amount is refused in its own words', () => {
  const { problems } = read({ reference: 'RT-1', startsOn: 'bientôt', priceAmount: 'gratuit' })
  expect(problems.map(({ field, message }) => [field, message.en])).toEqual([
    ['startsOn', "'bientôt' is not a date, such as 12/03/2026."],
    ['priceAmount', "'gratuit' is not an amount."],
  ])
})
