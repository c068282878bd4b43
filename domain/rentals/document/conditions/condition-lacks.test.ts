import { expect, test } from 'vitest'
import { lacksOfConditions } from './condition-lacks.ts'
import type { Conditions } from './conditions.ts'
import { conditions } from './sample-conditions.ts'

const lacks = (over: Partial<Conditions>, terms = '', isConsumer = true) =>
  lacksOfConditions({ ...conditions, ...over }, terms, isConsumer).map(({ key, severity, mend }) => [
    key,
    severity,
    mend.field,
  ])

test('a paper with every tariff lacks none', () => {
  expect(lacks({})).toEqual([])
})

test.each([
  [{ extraKilometreAmount: null }, 'kilometres', 'extraKilometreAmount'],
  [{ fuelQuarterAmount: null }, 'fuel', 'fuelQuarterAmount'],
  [{ lateHourAmount: null }, 'lateness', 'lateHourAmount'],
  [{ fineHandlingAmount: null }, 'fines', 'fineHandlingAmount'],
  [{ cancellationFeePercent: null, cancellationFeeAmount: null }, 'cancellation', 'cancellationFeePercent'],
  [{ noShowFeePercent: null }, 'noShow', 'noShowFeePercent'],
  [{ mediator: null }, 'mediator', 'mediator'],
])('a tariff that is not set is a lack required by law: %j', (over, key, field) => {
  expect(lacks(over)).toEqual([[`conditions.${key}`, 'legal', field]])
})

test('unlimited kilometres need no price, and a company has no mediator', () => {
  expect(lacks({ includedKilometresPerDay: null, extraKilometreAmount: null })).toEqual([])
  expect(lacks({ mediator: null }, '', false)).toEqual([])
})

test('terms state a tariff by its word and a number near it, not by the word alone', () => {
  const over = { fuelQuarterAmount: null, mediator: null }
  expect(lacks(over, 'le carburant manquant est facture. mediateur : cm2c')).toEqual([
    ['conditions.fuel', 'legal', 'fuelQuarterAmount'],
  ])
  expect(lacks(over, 'carburant manquant : 2,50 € le litre. ombudsman: cm2c')).toEqual([])
})
