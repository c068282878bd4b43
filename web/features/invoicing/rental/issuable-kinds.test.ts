import { expect, test } from 'vitest'
import { issuableKinds } from './issuable-kinds.ts'

const contract = { status: 'pending' as const, charges: [], paidTotalAmount: 270 }
const invoice = { kind: 'invoice' as const, state: 'paid' as const, chargeIds: [] as number[] }
const advance = { ...invoice, kind: 'advance' as const }

test('a paid contract asks for an invoice or an advance, until an invoice stands', () => {
  expect(issuableKinds(contract, [])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [advance])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [invoice])).toEqual([])
})

test('after a whole credit it is invoiced again', () => {
  const creditNote = { kind: 'credit_note' as const, state: null, chargeIds: [] }
  expect(issuableKinds(contract, [{ ...invoice, state: 'credited' }, creditNote])).toEqual(['invoice', 'advance'])
})

const fuel = { id: 7, correctsChargeId: null }
const done = { status: 'done' as const, charges: [fuel], paidTotalAmount: 270 }

test('charges may be decided after the invoice', () => {
  expect(issuableKinds(done, [invoice])).toEqual(['invoice', 'indemnity_claim'])
})

test('nothing more is billed once every charge is on a document or was taken back', () => {
  const claim = { ...invoice, kind: 'indemnity_claim' as const, chargeIds: [7] }
  expect(issuableKinds(done, [invoice, claim])).toEqual([])
  expect(issuableKinds(done, [invoice, { ...claim, state: 'credited' }])).toEqual(['invoice', 'indemnity_claim'])
  expect(issuableKinds({ ...done, charges: [fuel, { id: 8, correctsChargeId: 7 }] }, [invoice])).toEqual([])
  expect(issuableKinds({ ...done, status: 'cancelled' }, [claim])).toEqual([])
})
