import { expect, test } from 'vitest'
import { withoutFields, withoutPerson, withoutTypedTexts } from './traces.ts'

const zoe = { id: 7, kind: 'person', publicId: 'C-7', firstName: 'Zoé', phoneNumbers: ['590690123456'] }
const luc = { id: 8, kind: 'person', publicId: 'C-8', firstName: 'Luc', phoneNumbers: [] }
const blank = { ...zoe, firstName: null, phoneNumbers: [] }

test('the copies of a customer in a record are blanked, and those of others stay', () => {
  const changes = {
    status: ['pending', 'ongoing'],
    customer: [zoe, luc],
    additionalDrivers: [[luc], [luc, zoe]],
    vehicle: [{ id: 7, make: 'Renault' }, null],
  }
  expect(withoutPerson(changes, 7)).toEqual({
    status: ['pending', 'ongoing'],
    customer: [blank, luc],
    additionalDrivers: [[luc], [luc, blank]],
    vehicle: [{ id: 7, make: 'Renault' }, null],
  })
})

test('the names of those who signed are blanked', () => {
  const checks = [[], [{ id: 1, stage: 'delivery', customerSignature: 'Zoé', comments: 'Vu avec Zoé' }]]
  expect(withoutPerson({ checks }, 7)).toEqual({
    checks: [[], [{ id: 1, stage: 'delivery', customerSignature: null, comments: 'Vu avec Zoé' }]],
  })
})

test('a driver who was let break a rule is blanked with the reason, others stay', () => {
  const rule = { rule: 'minimum_age', limit: '21' }
  const of = (driverId: number) => ({ driverId, name: 'Zoé', ...rule, day: '2026-03-02' })
  const changes = { reason: [null, 'Fille du patron'], rules: [null, [of(7), of(8)]] }
  const blanked = { driverId: 7, name: null, ...rule, day: null }
  expect(withoutPerson(changes, 7)).toEqual({ reason: [null, null], rules: [null, [blanked, of(8)]] })
  expect(withoutPerson(changes, 9)).toEqual(changes)
  expect(withoutTypedTexts(changes)).toEqual({ ...changes, reason: [null, null] })
  const older = { reason: [null, 'Fille du patron'], rules: [null, [{ name: 'Zoé', ...rule, day: null }]] }
  expect(withoutPerson(older, 7)).toEqual({ reason: [null, null], rules: [null, [{ name: null, ...rule, day: null }]] })
})

test('typed texts are blanked wherever they are, and fields keep that they changed', () => {
  expect(withoutTypedTexts({ cancellationComment: [null, 'Zoé'], checks: [{ comments: 'Zoé', odometer: 3 }] })).toEqual(
    {
      cancellationComment: [null, null],
      checks: [{ comments: null, odometer: 3 }],
    },
  )
  const place = { address: 'Villa Zoé', postalCode: null, city: null }
  const waived = (reason: string | null) => ({ waivedFees: [[], [{ feeId: 3, at: null, reason }]] })
  expect(withoutTypedTexts({ delivery: [null, place], ...waived('Zoé est fidèle') })).toEqual({
    delivery: [null, null],
    ...waived(null),
  })
  const priced = (reason: object | null) => ({
    price: [
      null,
      {
        fees: [
          { kind: 'delivery', total: 35, reason },
          { kind: 'place', reason: { fr: 'Départ' } },
        ],
      },
    ],
  })
  expect(withoutTypedTexts(priced({ fr: 'Livraison, 97180 Chez Zoé' }))).toEqual(priced(null))
  const exchanged = (reason: string | null) => ({ vehicleChanges: [[], [{ stretch: 0, reason }]] })
  expect(withoutTypedTexts(exchanged('Zoé a crevé'))).toEqual(exchanged(null))
  expect(withoutFields({ firstName: ['Zoé', 'Zoë'], language: ['fr', 'en'] }, new Set(['firstName']))).toEqual({
    firstName: [null, null],
    language: ['fr', 'en'],
  })
})
