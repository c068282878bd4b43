import { expect, test } from 'vitest'
import { issuableKinds } from './issuable-kinds.ts'

const contract = { status: 'pending' as const, charges: [], paidTotalAmount: 270 }

test('a paid contract asks for an invoice or an advance, until an invoice stands', () => {
  expect(issuableKinds(contract, [])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [{ kind: 'advance', state: 'paid' }])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [{ kind: 'invoice', state: 'paid' }])).toEqual([])
})

test('after a whole credit it is invoiced again', () => {
  const documents = [
    { kind: 'invoice' as const, state: 'credited' as const },
    { kind: 'credit_note' as const, state: null },
  ]
  expect(issuableKinds(contract, documents)).toEqual(['invoice', 'advance'])
})

test('charges may be decided after the invoice', () => {
  const done = { status: 'done' as const, charges: ['fuel'], paidTotalAmount: 270 }
  expect(issuableKinds(done, [{ kind: 'invoice', state: 'paid' }])).toEqual(['invoice', 'indemnity_claim'])
})
