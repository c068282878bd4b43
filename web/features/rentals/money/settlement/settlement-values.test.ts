import type { ProposedCharge } from '@filao/domain/rentals/money/proposed-charges'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { expect, test } from 'vitest'
import { firstValues, proposedKept, settlementBody, sumsOf } from './settlement-values.ts'
import type { Proposals } from './use-proposals.ts'

/** Three days at 40 €, paid with a deposit of 800 €. */
const rental = {
  totalAmount: 120,
  chargesAmount: 0,
  charges: [] as Rental['charges'],
  paidTotalAmount: 120,
  paidSecurityDepositAmount: 800,
  customer: { language: 'en', email: 'zoe@example.test' },
} as Rental
const proposal = (kind: ProposedCharge['kind'], amountCents: number | null) => {
  return { kind, amountCents, sentence: { fr: `${kind} fr`, en: `${kind} en` }, mostCents: null, isInformation: false }
}
const nothing: Proposals = { lateness: null, earlyCents: null, billedEarly: null, charges: [], facts: [] }
const late: Proposals = {
  ...nothing,
  lateness: { ...proposal('lateness', 4000), amountCents: 4000 },
  charges: [proposal('fuel', 4500), proposal('damage', null)],
}

test('a return without proposals gives the whole deposit back and takes nothing', () => {
  const values = firstValues(rental, nothing)
  expect(sumsOf(rental, nothing, values)).toMatchObject({ dueCents: 0, toPayCents: 0, depositBackCents: 80_000 })
  expect(settlementBody(rental, nothing, values)).toEqual({
    price: 'agreed',
    charges: [],
    method: null,
    keptDepositAmount: 0,
    keptReason: null,
    depositMethod: null,
    shown: { dueAmount: 0, depositHeldAmount: 800 },
    isReceiptMailed: true,
  })
})

test('proposed charges with a price are taken unless emptied, with reasons in the customer’s language', () => {
  const values = firstValues(rental, late)
  expect(settlementBody(rental, late, values)).toMatchObject({
    price: 'agreed',
    charges: [
      { kind: 'lateness', amount: 40, reason: 'lateness en' },
      { kind: 'fuel', amount: 45 },
    ],
    method: null,
    keptDepositAmount: 85,
    keptReason: 'Lateness, fuel',
    shown: { dueAmount: 85 },
  })
  const lenient = { ...values, price: 'agreed' as const, amounts: [0, 120] }
  expect(settlementBody(rental, late, lenient).charges).toEqual([{ kind: 'damage', amount: 120, reason: 'damage en' }])
})

test('a kept part of the deposit lowers what is paid and what goes back', () => {
  const values = { ...firstValues(rental, late), keptDepositAmount: 85, keptReason: 'Retard et carburant' }
  expect(sumsOf(rental, late, values)).toMatchObject({ mostKeptCents: 8500, toPayCents: 0, depositBackCents: 71_500 })
  expect(settlementBody(rental, late, values)).toMatchObject({ method: null, keptReason: 'Retard et carburant' })
})

test('charges are proposed from the deposit, an unpaid price is not, and nobody is taken to pay by card', () => {
  const unpaid = { ...rental, paidTotalAmount: 20 }
  const values = firstValues(unpaid, late)
  expect(values).toMatchObject({ keptDepositAmount: 85, method: null })
  expect(sumsOf(unpaid, late, values)).toMatchObject({ toPayCents: 10_000, depositBackCents: 71_500 })
  const small = { ...rental, paidSecurityDepositAmount: 50 }
  expect(firstValues(small, late).keptDepositAmount).toBe(50)
  const none = { ...rental, paidSecurityDepositAmount: 0 }
  expect(firstValues(none, late)).toMatchObject({ keptDepositAmount: null, keptReason: null })
  expect(proposedKept(rental, late, { ...values, amounts: [0, null], price: 'agreed' }).keptDepositAmount).toBeNull()
})

test('a rest that is paid later needs no method', () => {
  const none = { ...rental, paidSecurityDepositAmount: 0 }
  const values = { ...firstValues(none, late), method: 'later' as const }
  expect(settlementBody(none, late, values)).toMatchObject({ method: null, isRestPaidLater: true })
})

test('an early return stays as agreed until the agent takes the price of the list', () => {
  const early = { ...nothing, earlyCents: 4000 }
  const values = firstValues(rental, early)
  expect(settlementBody(rental, early, values)).toMatchObject({ price: 'agreed', shown: { dueAmount: 0 } })
  const actual = { ...values, price: 'actual' as const }
  expect(settlementBody(rental, early, actual)).toMatchObject({ price: 'actual', shown: { dueAmount: -40 } })
  expect(sumsOf(rental, early, actual).toRefundCents).toBe(4000)
})
