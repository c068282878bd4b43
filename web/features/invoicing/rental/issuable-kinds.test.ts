import { usuallyOutsideVat } from '@filao/domain/ledger/charge'
import { expect, test } from 'vitest'
import { issuableKinds as kinds } from './issuable-kinds.ts'

type Asked = Parameters<typeof kinds>
const issuableKinds = (facts: Asked[0], documents: Asked[1], outsideVat: Asked[2] = usuallyOutsideVat) =>
  kinds(facts, documents, outsideVat)

const contract = { status: 'pending' as const, charges: [], totalAmount: 270, paidTotalAmount: 270 }
const invoice = { kind: 'invoice' as const, state: 'paid' as const, total: 270, creditedAmount: 0 }
const advance = { ...invoice, kind: 'advance' as const }

test('a paid contract asks for an invoice or an advance, until an invoice stands', () => {
  expect(issuableKinds(contract, [])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [invoice])).toEqual([])
})

test('an advance is asked for while some of the money has none', () => {
  expect(issuableKinds(contract, [{ ...advance, total: 33.33 }])).toEqual(['invoice', 'advance'])
  expect(issuableKinds(contract, [advance])).toEqual(['invoice'])
  expect(issuableKinds(contract, [{ ...advance, creditedAmount: 0.01 }])).toEqual(['invoice', 'advance'])
  expect(issuableKinds({ ...contract, paidTotalAmount: 300 }, [advance])).toEqual(['invoice'])
  expect(issuableKinds({ ...contract, paidTotalAmount: 0 }, [])).toEqual(['invoice'])
})

test('after a whole credit it is invoiced again', () => {
  const creditNote = { ...invoice, kind: 'credit_note' as const, state: null }
  expect(issuableKinds(contract, [{ ...invoice, state: 'credited' }, creditNote])).toEqual(['invoice', 'advance'])
})

const fuel = { id: 7, kind: 'fuel' as const, correctsChargeId: null, invoice: null }
const damage = { ...fuel, id: 9, kind: 'damage' as const }
const billed = { ...fuel, invoice: { id: 3, number: 'F2026-000001' } }
const done = { status: 'done' as const, charges: [fuel], totalAmount: 270, paidTotalAmount: 270 }

test('charges may be decided after the invoice: those outside VAT are claimed, the others invoiced', () => {
  expect(issuableKinds(done, [invoice])).toEqual(['invoice'])
  expect(issuableKinds({ ...done, charges: [damage] }, [invoice])).toEqual(['indemnity_claim'])
  expect(issuableKinds({ ...done, charges: [fuel, damage] }, [invoice])).toEqual(['invoice', 'indemnity_claim'])
  expect(issuableKinds({ ...done, charges: [damage] }, [])).toEqual(['invoice', 'indemnity_claim'])
  expect(issuableKinds({ ...done, charges: [damage] }, [invoice], [])).toEqual(['invoice'])
})

test('the fee of a cancelled rental is claimed, or invoiced where the company charges VAT on it', () => {
  const fee = { ...fuel, kind: 'no_show' as const }
  const cancelled = { ...done, status: 'cancelled' as const, charges: [fee] }
  expect(issuableKinds(cancelled, [])).toEqual(['indemnity_claim'])
  expect(issuableKinds(cancelled, [], [])).toEqual(['invoice'])
})

test('nothing more is billed once every charge is on a document or was taken back', () => {
  expect(issuableKinds({ ...done, charges: [billed] }, [invoice])).toEqual([])
  expect(issuableKinds({ ...done, charges: [billed, { ...fuel, id: 8 }] }, [invoice])).toEqual(['invoice'])
  const correction = { ...fuel, id: 8, correctsChargeId: 7 }
  expect(issuableKinds({ ...done, charges: [fuel, correction] }, [invoice])).toEqual([])
  expect(issuableKinds({ ...done, status: 'cancelled', charges: [billed] }, [])).toEqual([])
})
