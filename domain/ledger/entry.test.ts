import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../kernel/language.ts'
import { amountDue, overpayment, paid, remaining } from './account.ts'
import { sumOfCharges } from './charges.ts'
import {
  accountOf,
  accountParts,
  dueCents,
  type EntryKind,
  entriesOfPayment,
  entryKinds,
  entryOfCharge,
} from './entry.ts'

const kinds = Object.keys(entryKinds) as EntryKind[]
const cents = fc.integer({ min: 0, max: 500_000 })
const entries = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), cents: fc.integer({ min: -500_000, max: 500_000 }) }),
)
/** A payment or a refund of one. */
const payments = fc.array(
  fc.record({
    totalCents: cents,
    securityDepositCents: cents,
    correctsPaymentId: fc.option(fc.constant(1), { nil: null }),
  }),
)
/** A charge or the correction of one. */
const charges = fc.array(
  fc.record({
    kind: fc.constantFrom('damage' as const, 'fuel' as const),
    amountCents: cents,
    correctsChargeId: fc.option(fc.constant(1), { nil: null }),
  }),
)

test('an account is the sum of its entries, in whatever order they came', () => {
  fc.assert(
    fc.property(entries, entries, (one, other) => {
      const [first, second] = [accountOf(one), accountOf(other)]
      const together = accountOf([...other, ...one])
      for (const part of Object.keys(accountParts) as (keyof typeof accountParts)[]) {
        expect(together[part]).toBe(first[part] + second[part])
      }
    }),
  )
})

test('an entry that is taken back leaves nothing due', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), cents, cents, (kind, amount, agreedCents) => {
      const takenBack = accountOf([
        { kind, cents: amount },
        { kind, cents: -amount },
      ])
      expect(dueCents(agreedCents, takenBack)).toBe(agreedCents)
    }),
  )
})

test('a charge raises what is due, money and credit notes lower it, and a deposit does neither', () => {
  const due = (kind: EntryKind) => dueCents(10_000, accountOf([{ kind, cents: 1000 }]))
  expect(Object.fromEntries(kinds.map((kind) => [kind, due(kind)]))).toEqual({
    payment: 9000,
    deposit: 10_000,
    charge: 11_000,
    credit_note: 9000,
    collected_by_source: 9000,
    settled_elsewhere: 9000,
  })
})

test('the balance, the overpaid amount and the sums of payments and charges all follow from the account', () => {
  fc.assert(
    fc.property(payments, charges, cents, cents, (paidLines, charged, totalCents, creditedCents) => {
      const account = accountOf([
        ...paidLines.flatMap(entriesOfPayment),
        ...charged.map(entryOfCharge),
        { kind: 'credit_note', cents: creditedCents },
      ])
      const due = dueCents(totalCents, account)
      const rental = { totalCents, securityDepositCents: null, chargesCents: account.chargedCents, creditedCents }
      expect(paid(paidLines)).toEqual({ totalCents: account.paidCents, securityDepositCents: account.depositCents })
      expect(sumOfCharges(charged)).toBe(account.chargedCents)
      expect(amountDue(rental, 'totalCents')).toBe(due + account.paidCents)
      expect(remaining(rental, paidLines).totalCents).toBe(Math.max(0, due))
      const { refundCents, elsewhereCents } = overpayment(rental, account.paidCents)
      expect(refundCents + elsewhereCents).toBe(Math.max(0, -due))
    }),
  )
})

test('each kind of entry has its words in both languages', () => {
  for (const kind of kinds) for (const language of languages) expect(entryKinds[kind].label[language]).not.toBe('')
})
