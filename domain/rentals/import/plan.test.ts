import { describe, expect, test } from 'vitest'
import { guillemets } from '../../kernel/text.ts'
import type { ExistingStay, ImportFacts } from './import-facts.ts'
import { ImportedRental } from './imported-rental.schema.ts'
import { importPlanner } from './plan.ts'

const now = '2026-06-10T12:00:00Z'
const hours = { dayOfWeek: 'friday', openTimeMinutes: 480, closeTimeMinutes: 1080 } as const
const agency = { id: 1, name: 'Le Gosier', timezone: 'America/Guadeloupe', countryCode: 'GP', openingHours: [hours] }
const vehicle = {
  isArchived: false,
  categoryId: 4,
  transmission: 'Manuelle',
  seats: 5,
  locationId: 1,
  preparationMinutes: 60,
  securityDepositCents: 80_000,
  waiverCents: 120_000,
}
const customer = { kind: 'person', companyName: null, email: null } as const

const phoneNumbers: string[] = []
const facts: ImportFacts = {
  agencies: [agency, { ...agency, id: 2, name: 'Orly', timezone: 'Europe/Paris', countryCode: 'FR' }],
  vehicles: [
    { id: 10, registrationNumber: 'ab123cd', ...vehicle },
    { id: 11, registrationNumber: 'ef456gh', ...vehicle, locationId: 2 },
  ],
  existing: [],
  references: [{ reference: 'C-7', publicId: 'R7' }],
  customers: [
    { ...customer, id: 20, publicId: 'C20', firstName: 'Jean', lastName: 'Dupont', phoneNumbers: ['590690123456'] },
    {
      ...customer,
      id: 21,
      publicId: 'C21',
      firstName: 'Awa',
      lastName: 'Diallo',
      phoneNumbers,
      email: 'awa@example.org',
    },
    { ...customer, id: 22, publicId: 'C22', firstName: 'Awa', lastName: 'Diallo', phoneNumbers },
  ],
}

const row = (over: Partial<ImportedRental> = {}): ImportedRental =>
  ImportedRental.parse({
    registrationNumber: 'AB-123-CD',
    customerName: 'DUPONT Jean',
    departureAgencyId: 1,
    start: '2026-06-12T09:00',
    end: '2026-06-19T09:00',
    totalAmount: 350,
    ...over,
  })
const plan = (rows: ImportedRental[], more: Partial<ImportFacts> = {}) => {
  const planner = importPlanner(rows, { ...facts, ...more }, now)
  for (const at of planner.order) planner.decide(at)
  return planner.plan()
}
const judged = (rows: ImportedRental[], more: Partial<ImportFacts> = {}) =>
  plan(rows, more).verdicts.map((verdict) =>
    verdict.rental ? verdict.rental : [verdict.state, verdict.path, verdict.message.fr],
  )
const existing = (over: Partial<ExistingStay> = {}): ExistingStay => ({
  vehicleId: 10,
  start: '2026-06-18T13:00:00Z',
  end: '2026-06-20T13:00:00Z',
  holds: true,
  rental: { publicId: 'R1', customerId: 21, startsAt: '2026-06-18T13:00:00Z' },
  ...over,
})

describe('an imported rental', () => {
  test('is on the clocks of its agencies, and coming unless its dates or its status say otherwise', () => {
    const rows = [
      row({ paidAmount: 100 }),
      row({ start: '2026-05-01T09:00', end: '2026-05-08T09:00', status: 'pending' }),
      row({ start: '2026-06-09T09:00', end: '2026-06-11T09:00' }),
      row({ start: '2026-06-01T09:00', end: '2026-06-08T09:00', status: 'cancelled' }),
    ]
    expect(judged(rows)).toMatchObject([
      {
        start: '2026-06-12T13:00:00Z',
        end: '2026-06-19T13:00:00Z',
        vehicleId: 10,
        customerId: 20,
        status: 'pending',
        totalCents: 35_000,
        settledElsewhereCents: 10_000,
        securityDepositCents: 80_000,
        preparationMinutes: 60,
      },
      { status: 'done', settledElsewhereCents: 35_000, securityDepositCents: 0, preparationMinutes: 0 },
      { status: 'ongoing', settledElsewhereCents: 0 },
      { status: 'cancelled', settledElsewhereCents: 0 },
    ])
  })

  test('that promises a category gets a vehicle that fits, and says where one of a plate does not', () => {
    const promised = { promisedCategoryId: 4, promisedTransmission: 'Automatique' as const, promisedSeats: 5 }
    const vehicles = [
      { id: 10, registrationNumber: 'ab123cd', ...vehicle },
      { id: 12, registrationNumber: 'zz456gh', ...vehicle, transmission: 'Automatique' },
    ]
    const { verdicts } = plan([row({ registrationNumber: undefined, ...promised }), row(promised)], {
      vehicles,
      categoryIds: [4],
    })
    expect(verdicts).toMatchObject([{ rental: { vehicleId: 12, ...promised } }, { rental: { vehicleId: 10 } }])
    expect(verdicts[1]).toMatchObject({ warnings: [{ en: expect.stringContaining('automatic gearbox') }] })
    expect(judged([row(promised)], { vehicles })).toEqual([['refused', 'promisedCategoryId', expect.any(String)]])
  })

  test('that is said to be booked is late until its return, then over, which the check says', () => {
    const late = row({ start: '2026-06-09T09:00', end: '2026-06-11T09:00', status: 'pending' })
    const past = row({ start: '2026-05-01T09:00', end: '2026-05-08T09:00', status: 'pending' })
    const [first, second] = plan([late, past]).verdicts
    expect(first?.rental).toMatchObject({ status: 'pending', settledElsewhereCents: 0, preparationMinutes: 60 })
    expect(second?.rental && [second.rental.status, ...second.warnings.map(({ fr }) => fr)]).toEqual([
      'done',
      expect.stringContaining('est dite réservée, mais son retour est passé'),
    ])
    const [unsaid] = plan([row({ start: '2026-05-01T09:00', end: '2026-05-08T09:00' })]).verdicts
    expect(unsaid?.rental && unsaid.warnings).toEqual([])
  })

  test('is refused with a status that its dates contradict, an end before its start, or too much paid', () => {
    expect(
      judged([
        row({ status: 'done' }),
        row({ status: 'ongoing' }),
        row({ end: '2026-06-12T09:00' }),
        row({ paidAmount: 350.01 }),
        row({ departureAgencyId: 9 }),
        row({ arrivalAgencyId: 2 }),
        row({ registrationNumber: 'ZZ-999-ZZ' }),
      ]).map((verdict) => Array.isArray(verdict) && verdict.slice(0, 2)),
    ).toEqual([
      ['refused', 'status'],
      ['refused', 'status'],
      ['refused', 'end'],
      ['refused', 'paidAmount'],
      ['refused', 'departureAgencyId'],
      ['refused', 'arrivalAgencyId'],
      ['refused', 'registrationNumber'],
    ])
  })

  test('never takes a vehicle that another rental or another row has, past rentals included', () => {
    expect(judged([row()], { existing: [existing()] })[0]).toEqual([
      'refused',
      'registrationNumber',
      expect.stringContaining('Ce véhicule est pris par la location R1 du'),
    ])
    expect(judged([row()], { existing: [existing({ rental: null })] })[0]).toEqual([
      'refused',
      'registrationNumber',
      expect.stringContaining('indisponible'),
    ])
    expect(judged([row()], { existing: [existing({ holds: false })] })[0]).toMatchObject({ vehicleId: 10 })
    const rows = [
      row(),
      row({ start: '2026-06-19T08:59', end: '2026-06-20T09:00' }),
      row({ start: '2026-06-19T09:00', end: '2026-06-20T09:00' }),
    ]
    expect(judged(rows)).toMatchObject([
      // The next rental of the table begins at once.
      { vehicleId: 10, preparationMinutes: 0 },
      ['refused', 'registrationNumber', expect.stringContaining('(la 1re envoyée)')],
      { vehicleId: 10, preparationMinutes: 60 },
    ])
    const late = row({ start: '2026-06-01T09:00', end: '2026-06-05T09:00', status: 'ongoing' })
    const meanwhile = row({ start: '2026-06-07T09:00', end: '2026-06-08T09:00' })
    expect(judged([late, meanwhile])).toMatchObject([
      { status: 'ongoing' },
      ['refused', 'registrationNumber', expect.any(String)],
    ])
  })

  test('of an archived vehicle is imported once it is over, and never by its category', () => {
    const sold = { ...vehicle, id: 9, registrationNumber: 'ab123cd', isArchived: true }
    const past = { start: '2026-05-01T09:00', end: '2026-05-08T09:00' }
    const rows = [row(past), row(), row({ ...past, start: '2026-05-08T09:00', end: '2026-06-12T09:00' })]
    const refusal = [
      'refused',
      'registrationNumber',
      'Le véhicule AB-123-CD est archivé\u202f: seules ses locations passées sont importées.',
    ]
    const only = { vehicles: [sold] }
    expect(judged(rows, only)).toMatchObject([{ vehicleId: 9, status: 'done' }, refusal, refusal])
    expect(judged([row({ status: 'cancelled' })], only)).toMatchObject([{ vehicleId: 9 }])
    expect(judged([row({ registrationNumber: null, categoryId: 4 })], only)).toMatchObject([
      ['refused', 'categoryId', expect.any(String)],
    ])
    // The plate has a new vehicle: it is the one that is meant.
    const both = { vehicles: [sold, { ...vehicle, id: 10, registrationNumber: 'ab123cd' }] }
    expect(judged([row(past), row()], both)).toMatchObject([{ vehicleId: 10 }, { vehicleId: 10 }])
  })

  test('of a category gets a free vehicle of it, at best at its agency, after the rows with a plate', () => {
    const anyOf = row({ registrationNumber: null, categoryId: 4 })
    expect(judged([anyOf, anyOf, row(), row({ registrationNumber: null, categoryId: 5 })])).toMatchObject([
      { vehicleId: 11 },
      ['refused', 'categoryId', 'Aucun véhicule de cette catégorie n’est libre à ces dates.'],
      { vehicleId: 10 },
      ['refused', 'categoryId', 'Cette catégorie n’a aucun véhicule.'],
    ])
    expect(judged([anyOf])).toMatchObject([{ vehicleId: 10 }])
  })

  test('is known by its reference, else by its vehicle and its departure', () => {
    const same = existing({
      start: '2026-06-12T13:00:00Z',
      rental: { publicId: 'R1', customerId: 20, startsAt: '2026-06-12T13:00:00.000Z' },
    })
    expect(judged([row({ reference: 'C-7' }), row({ reference: 'C-8' }), row({ reference: 'C-8' })])).toMatchObject([
      ['existing', 'reference', 'La référence C-7 est déjà celle de la location R7.'],
      { importReference: 'C-8' },
      ['existing', 'reference', 'La référence C-8 est déjà plus haut dans ce tableau.'],
    ])
    const anyOf = { registrationNumber: null, categoryId: 4 }
    expect(
      judged([row(), row(anyOf), row({ ...anyOf, customerName: 'Awa', customerEmail: 'awa@example.org' })], {
        existing: [same],
      }),
    ).toMatchObject([
      ['existing', null, 'Cette location existe déjà\u202f: R1.'],
      ['existing', null, expect.any(String)],
      { vehicleId: 11 },
    ])
  })

  test('that is over is settled where nothing is left to pay', () => {
    const past = { start: '2026-05-01T09:00', end: '2026-05-08T09:00' }
    const later = { start: '2026-05-09T09:00', end: '2026-05-10T09:00' }
    expect(judged([row(past), row({ ...later, paidAmount: 349.99 }), row({ paidAmount: 350 })])).toMatchObject([
      { status: 'done', settledAt: '2026-05-08T13:00:00Z' },
      { status: 'done', settledAt: null },
      { status: 'pending', settledAt: null },
    ])
  })

  test('of a category and a new customer is never taken for the rental of somebody else', () => {
    const other = existing({
      start: '2026-06-12T13:00:00Z',
      rental: { publicId: 'R1', customerId: 20, startsAt: '2026-06-12T13:00:00Z' },
    })
    const unknown = row({
      registrationNumber: undefined,
      categoryId: 4,
      customerName: 'Zoé Éboué',
      createsCustomer: true,
    })
    expect(judged([unknown], { existing: [other] })).toMatchObject([{ vehicleId: 11, newCustomer: 0 }])
  })

  test('outside the opening hours only warns', () => {
    const [open, closed] = plan([row(), row({ start: '2026-06-26T07:00', end: '2026-07-03T09:00' })]).verdicts
    expect(open?.rental && open.warnings).toEqual([])
    expect(closed?.rental && closed.warnings.map(({ fr }) => fr)).toEqual([expect.stringContaining('est fermée')])
    expect(closed?.rental?.isOutsideOpeningHours).toBe(true)
  })
})

describe('the customer of an imported rental', () => {
  const who = (over: Partial<ImportedRental>) => {
    const [verdict] = judged([row({ customerName: null, ...over })])
    return Array.isArray(verdict) ? verdict[2] : verdict?.customerId
  }

  test('is found by e-mail address, phone number, then name in any order', () => {
    expect(who({ customerEmail: 'awa@example.org', customerName: 'DIALLO Awa' })).toBe(21)
    expect(who({ customerPhones: ['590690123456'], customerName: 'J. D.' })).toBe(20)
    expect(who({ customerName: 'M. Jean DUPONT' })).toBe(20)
    expect(who({ customerFirstName: 'jean', customerName: 'dupont' })).toBe(20)
    expect(who({ customerName: 'Awa Diallo' })).toContain(
      'Plusieurs clients correspondent à «\u00a0Awa Diallo\u00a0» (C21, C22)',
    )
    expect(who({ customerName: 'Zoé Éboué' })).toBe('«\u00a0Zoé Éboué\u00a0» n’est pas parmi vos clients.')
  })

  test('is never a namesake with another e-mail address or another phone number', () => {
    const jean = { customerName: 'Jean Dupont', registrationNumber: 'AB-123-CD', createsCustomer: true }
    const known = facts.customers.map((one) => ({ ...one, email: one.id === 20 ? 'jean@example.org' : one.email }))
    const planned = (over: Partial<ImportedRental>) => {
      const [verdict] = plan([row({ ...jean, ...over })], { customers: known }).verdicts
      return verdict?.rental
        ? [verdict.rental.customerId, ...verdict.warnings.map(({ fr }) => fr)]
        : verdict?.message.fr
    }
    const isAnother = 'Le client sera créé\u202f: C20 porte le même nom, avec un autre e-mail ou téléphone.'
    expect(planned({ customerEmail: 'other@example.org' })).toEqual([null, isAnother])
    expect(planned({ customerPhones: ['590690999999'] })).toEqual([null, isAnother])
    expect(planned({ customerPhones: ['590690999999'], createsCustomer: false })).toContain('C20 porte ce nom')
    expect(planned({ customerEmail: 'other@example.org', customerPhones: ['590690123456'] })).toEqual([20])
    expect(planned({ customerEmail: 'jean@example.org', customerPhones: ['590690999999'] })).toEqual([20])
  })

  test('is refused where the e-mail address or phone number is that of another name, unless it is left out', () => {
    const marie = { customerName: 'Marie Durand', registrationNumber: 'AB-123-CD', createsCustomer: true }
    const planned = (rows: Partial<ImportedRental>[]) =>
      plan(rows.map((one) => row({ ...marie, ...one }))).verdicts.map((verdict) =>
        verdict.rental ? [verdict.rental.customerId] : [verdict.state, verdict.path, verdict.message.fr],
      )
    const isOf = (name: string) => `C’est celui de ${guillemets(name)}`
    expect(planned([{ customerPhones: ['590690123456'] }])).toEqual([
      ['refused', 'customerPhones', `${isOf('Jean Dupont')} (C20)\u202f: corrigez-le, ou importez la ligne sans lui.`],
    ])
    expect(planned([{ customerPhones: ['590690123456'], customerName: 'Luc Dupont' }])).toMatchObject([
      ['refused', 'customerPhones', expect.stringContaining('(C20)')],
    ])
    expect(planned([{ customerEmail: 'awa@example.org' }])).toMatchObject([
      ['refused', 'customerEmail', expect.stringContaining('(C21)')],
    ])
    expect(planned([{}])).toEqual([[null]])
    const jean = { ...facts.customers[0], email: 'jean@example.org' } as (typeof facts.customers)[number]
    const shared = { customerPhones: ['590690123456'], customerEmail: 'marie@example.org' }
    expect(plan([row({ ...marie, ...shared })], { customers: [jean] }).newCustomers).toHaveLength(1)
    const week = { start: '2026-07-03T09:00', end: '2026-07-10T09:00', customerEmail: 'marie@example.org' }
    const zoe = { customerName: 'Zoé Éboué', customerEmail: 'marie@example.org' }
    expect(planned([week, zoe])).toEqual([
      [null],
      ['refused', 'customerEmail', expect.stringContaining(isOf('Marie Durand'))],
    ])
  })

  test('is created once where the agent asks for it', () => {
    const absent = { createsCustomer: true, registrationNumber: 'AB-123-CD' }
    const weeks = ['06-12', '06-20', '07-01', '07-10'].map((day) => ({
      start: `2026-${day}T09:00`,
      end: `2026-${day}T18:00`,
    }))
    const { verdicts, newCustomers } = plan([
      row({ ...absent, ...weeks[0], customerName: 'ÉBOUÉ Zoé Marie', customerEmail: 'zoe@example.org' }),
      row({ ...absent, ...weeks[1], customerName: 'Éboué', customerEmail: 'zoe@example.org' }),
      row({ ...absent, ...weeks[2], customerName: 'SARL Les Alizés' }),
      row({ ...absent, ...weeks[3], customerName: null, customerEmail: 'nobody@example.org' }),
    ])
    expect(newCustomers).toEqual([
      { firstName: 'Zoé Marie', lastName: 'ÉBOUÉ', email: 'zoe@example.org' },
      { kind: 'company', companyName: 'SARL Les Alizés' },
    ])
    expect(verdicts.map((verdict) => verdict.rental?.newCustomer)).toEqual([0, 0, 1, undefined])
    expect(verdicts[3]).toMatchObject({ message: { fr: 'Indiquez le nom du client pour le créer.' } })
  })
})
