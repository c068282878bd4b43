import { type AgencyCreation, AgencyFields } from '@filao/domain/company/agency.schema'
import { type CompanyChange, CompanyFields } from '@filao/domain/company/company.schema'
import * as companyCalls from '@filao/domain/company/contract'
import * as customerCalls from '@filao/domain/customers/contract'
import { type CustomerCreation, CustomerFields } from '@filao/domain/customers/customer.schema'
import * as fineCalls from '@filao/domain/fines/contract'
import { type FineCreation, FineFields } from '@filao/domain/fines/fine.schema'
import { type CategoryCreation, CategoryFields } from '@filao/domain/fleet/category/category.schema'
import * as calls from '@filao/domain/fleet/contract'
import { type DamageCreation, DamageFields } from '@filao/domain/fleet/damage/damage.schema'
import { type DriverRulesChange, DriverRulesFields } from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { type OptionCreation, OptionFields } from '@filao/domain/fleet/option/option.schema'
import {
  type UnavailabilityCreation,
  UnavailabilityFields,
} from '@filao/domain/fleet/unavailability/unavailability.schema'
import { type VehicleCreation, VehicleFields } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type ChargeCreation, ChargeFields } from '@filao/domain/ledger/charge.schema'
import { PaymentFields } from '@filao/domain/ledger/payment.schema'
import { createFee, listPrices, putPrices } from '@filao/domain/pricing/contract'
import { PriceLineFields, type PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import * as rentalCalls from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { type RentalCreation, RentalFields } from '@filao/domain/rentals/record/rental-request.schema'
import {
  type RefusedRequestCreation,
  RefusedRequestFields,
} from '@filao/domain/rentals/refused-request/refused-request.schema'
import { createSource, updateSource } from '@filao/domain/sources/contract'
import { type SourceCreation, SourceFields } from '@filao/domain/sources/source.schema'
import {
  createDeadline,
  createTemplate,
  getDeadline,
  listTemplates,
  listVisits,
  recordVisit,
  updateDeadline,
  updateTemplate,
} from '@filao/domain/upkeep/contract'
import { type DeadlineCreation, DeadlineFields, VisitFields } from '@filao/domain/upkeep/deadline.schema'
import { type TemplateCreation, TemplateFields } from '@filao/domain/upkeep/template.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle, twoSeasons, usualHours } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
let admin: Member
beforeAll(async () => {
  t = await testApp()
  admin = await t.company()
})
afterAll(() => t.close())

const at = (id: number) => ({ companyId: admin.companyId, id })

/** A value for every field of a noun. */
type Filled<Creation> = { [Name in keyof Creation]-?: NonNullable<Creation[Name]> }

/** Checks that every field of the noun was sent with a value and is in the answer as sent. */
function expectStored(fields: z.ZodObject, sent: object, answer: object): void {
  expect(Object.keys(sent)).toEqual(expect.arrayContaining(fieldNames(fields)))
  expect(answer).toMatchObject(sent)
}

const customer: Filled<CustomerCreation> = {
  kind: 'person',
  companyName: 'SARL Soleil',
  siren: '732829320',
  vatNumber: 'FR44732829320',
  contactName: 'Awa Diallo',
  billingAddress: {
    address: 'BP 12',
    postalCode: '97110',
    city: 'Pointe-à-Pitre',
    department: 'Guadeloupe',
    countryCode: 'GP',
  },
  billingEmail: 'factures@soleil.example',
  title: 'Mme',
  firstName: 'Marie',
  lastName: 'Kancel',
  email: 'marie.kancel@filao.example',
  birthDate: '1988-05-17',
  birthPlace: 'Basse-Terre',
  address: '4 rue des Flamboyants',
  postalCode: '97122',
  city: 'Baie-Mahault',
  department: 'Guadeloupe',
  countryCode: 'GP',
  drivingLicenseNumber: '12AA34567',
  drivingLicenseIssuedOn: '2008-06-02',
  drivingLicenseExpiresOn: '2033-06-02',
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B, A1',
  drivingLicenseDocument: 'translation',
  phoneNumbers: ['590690123456'],
  language: 'en',
  comments: 'Vient chaque hiver',
}

test('every field of a customer is stored, when created and when changed', async () => {
  const created = await admin.request(customerCalls.createCustomer, { params: admin, body: customer })
  expectStored(CustomerFields, customer, await admin.request(customerCalls.getCustomer, { params: at(created.id) }))
  const { id } = await admin.request(customerCalls.createCustomer, { params: admin, body: { firstName: 'Luc' } })
  const change = { ...customer, email: 'luc@filao.example' }
  await admin.request(customerCalls.updateCustomer, { params: at(id), body: change })
  expectStored(CustomerFields, change, await admin.request(customerCalls.getCustomer, { params: at(id) }))
})

test('every field of a vehicle is stored, when created and when changed', async () => {
  const [{ id: categoryId }, { id: locationId }] = [await givenCategory(admin), await givenAgency(admin)]
  const vehicle: Omit<Filled<VehicleCreation>, 'allowOtherFormat'> = {
    registrationNumber: 'ab123cd',
    vin: 'VF1RJA00X12345678',
    categoryId,
    make: 'Renault',
    model: 'Clio',
    year: 2024,
    seats: 5,
    transmission: 'Manuelle',
    fuel: 'Essence',
    description: 'Attelage',
    hp: 90,
    cv: 5,
    color: 'rouge',
    odometer: 12_345,
    firstRegistrationDate: '2024-02-01',
    fuelLevel: '3/8',
    schematicId: 2,
    comments: 'Double des clés au coffre',
    locationId,
  }
  const created = await admin.request(calls.createVehicle, { params: admin, body: vehicle })
  expectStored(VehicleFields, vehicle, await admin.request(calls.getVehicle, { params: at(created.id) }))
  const { id } = await givenVehicle(admin)
  const change = { ...vehicle, registrationNumber: 'ab124cd' }
  await admin.request(calls.updateVehicle, { params: at(id), body: change })
  expectStored(VehicleFields, change, await admin.request(calls.getVehicle, { params: at(id) }))
})

const agency: Filled<AgencyCreation> = {
  name: 'Aéroport Pôle Caraïbes',
  address: 'Morne Mamiel',
  postalCode: '97139',
  city: 'Les Abymes',
  geolocation: { latitude: 16.265, longitude: -61.528 },
  timezone: 'America/Martinique',
  isManualApprovalRequired: true,
  openingHours: usualHours,
  seasons: twoSeasons.map((season) => ({ ...season, userLabelEn: `${season.userLabel} (en)` })),
}

test('every field of a refused request is stored', async () => {
  const [agency, category] = [await givenAgency(admin), await givenCategory(admin)]
  const body: Filled<RefusedRequestCreation> = {
    departureAgencyId: agency.id,
    categoryId: category.id,
    start: '2031-03-02T12:00:00Z',
    end: '2031-03-05T12:00:00Z',
    referralMode: 'phone',
  }
  expectStored(
    RefusedRequestFields,
    body,
    await admin.request(rentalCalls.recordRefusedRequest, { params: admin, body }),
  )
})

test('every field of an agency is stored, when created and when changed', async () => {
  const body = { ...agency, seasons: [...agency.seasons].sort((a, b) => a.start.localeCompare(b.start)) }
  const created = await admin.request(companyCalls.createAgency, { params: admin, body })
  expectStored(AgencyFields, body, await admin.request(companyCalls.getAgency, { params: at(created.id) }))
  const { id } = await admin.request(companyCalls.createAgency, { params: admin, body: { name: 'Port' } })
  const other = { ...body, name: `${body.name} Sud` }
  await admin.request(companyCalls.updateAgency, { params: at(id), body: other })
  expectStored(AgencyFields, other, await admin.request(companyCalls.getAgency, { params: at(id) }))
})

test('every field of a category is stored, when created and when changed', async () => {
  const category: Filled<CategoryCreation> = {
    code: 'ECMR',
    name: 'Économique',
    nameEn: 'Economy',
    description: 'Cinq portes',
    descriptionEn: 'Five doors',
    securityDepositAmount: 800.55,
    waiverAmount: 1200.05,
    preparationDurationMinutes: 60,
    minimumRentalDurationMinutes: 1440,
    options: [(await givenOption(admin)).id],
    minimumAge: 23,
    maximumAge: 78,
    minimumLicenceYears: 3,
    licenceCategory: 'B',
    youngDriverAge: 26,
    youngDriverOptionId: (await givenOption(admin)).id,
  }
  const created = await admin.request(calls.createCategory, { params: admin, body: category })
  expectStored(CategoryFields, category, await admin.request(calls.getCategory, { params: at(created.id) }))
  const { id } = await givenCategory(admin)
  const change = { ...category, code: 'CCMR' }
  await admin.request(calls.updateCategory, { params: at(id), body: change })
  expectStored(CategoryFields, change, await admin.request(calls.getCategory, { params: at(id) }))
})

test('every rule about who may drive is stored', async () => {
  const rules: Filled<DriverRulesChange> = {
    minimumAge: 21,
    maximumAge: 75,
    minimumLicenceYears: 2,
    licenceCategory: 'B',
    youngDriverAge: 25,
    youngDriverOptionId: (await givenOption(admin)).id,
    isLicenceValidityRequired: false,
    isLicenceDocumentRequired: true,
    isDesignationRequired: true,
  }
  await admin.request(calls.updateDriverRules, { params: admin, body: rules })
  expectStored(DriverRulesFields, rules, await admin.request(calls.getDriverRules, { params: admin }))
})

test('every field of an option is stored, when created and when changed', async () => {
  const option: Filled<OptionCreation> = {
    name: 'Siège enfant',
    nameEn: 'Child seat',
    description: 'De 9 à 18 kg',
    descriptionEn: 'From 9 to 18 kg',
    price: 15.05,
    dailyPrice: 2.55,
    maxAmount: 40.05,
    maxDays: 12,
    maxQuantity: 1,
    isEnabled: false,
    isCover: true,
    categories: [{ categoryId: (await givenCategory(admin)).id, waiverAmount: 300.5, securityDepositAmount: 0 }],
    stocks: [{ agencyId: (await givenAgency(admin)).id, quantity: 4 }],
  }
  const created = await admin.request(calls.createOption, { params: admin, body: option })
  expectStored(OptionFields, option, await admin.request(calls.getOption, { params: at(created.id) }))
  const { id } = await givenOption(admin)
  await admin.request(calls.updateOption, { params: at(id), body: option })
  expectStored(OptionFields, option, await admin.request(calls.getOption, { params: at(id) }))
})

const company: Omit<Filled<CompanyChange>, 'logoUrl' | 'rentalTerms' | 'contractTerms'> = {
  name: 'Filao Location',
  address: '12 rue Frébault\n97110 Pointe-à-Pitre',
  siret: '73282932000074',
  phoneNumber: '596596123456',
  email: 'contact@filao.example',
  website: 'https://filao.example',
  countryCode: 'MQ',
  vatRate: 8.55,
  graceMinutes: 59,
  defaultPromise: 'category',
  quoteValidityDays: 12,
  fuelQuarterAmount: 22.5,
  lateHourAmount: 10.05,
  includedKilometresPerDay: 150,
  extraKilometreAmount: 0.25,
  fineHandlingAmount: 25.5,
  depositText: 'Rendue sous 8 jours',
  depositTextEnglish: 'Returned within 8 days',
  waiverText: 'Par sinistre',
  waiverTextEnglish: 'Per incident',
  cancellationFeePercent: 30,
  cancellationFeeAmount: 50.5,
  noShowFeePercent: 100,
  noShowFeeAmount: 80,
  rentalEndNotificationEnabled: false,
  dailyDigestEnabled: true,
  checkSignatureRequired: true,
  checkPhotosRequired: true,
  rentalPublicIdPattern: 'year,-,publicId',
  customerPublicIdPattern: 'publicId,-,year',
  legalForm: 'SARL',
  shareCapital: 10_000.55,
  registryCity: 'Pointe-à-Pitre',
  isSoleTrader: true,
  vatNumber: 'FR44732829320',
  lateFeeRate: 12.55,
  mediator: 'CM2C\nwww.cm2c.net',
  isVatOnDebits: true,
}

test('every field of a company is stored, when created and when changed', async () => {
  const registered = await t.app.inject({
    method: 'POST',
    url: '/api/auth/registration',
    payload: { email: 'founder@filao.example', language: 'fr' },
  })
  const founder = t.client(String(registered.headers['set-cookie']).split(';')[0] ?? '')
  const { id: companyId } = await founder.request(companyCalls.createCompany, { body: company })
  expectStored(CompanyFields, company, await founder.request(companyCalls.getCompany, { params: { companyId } }))
  const owner = await t.company()
  await owner.request(companyCalls.updateCompany, { params: owner, body: company })
  expectStored(CompanyFields, company, await owner.request(companyCalls.getCompany, { params: owner }))
})

test('every field of an unavailability is stored', async () => {
  const { id: vehicleId } = await givenVehicle(admin)
  const unavailability: Filled<UnavailabilityCreation> = {
    start: '2026-03-02T12:00:00Z',
    end: '2026-03-04T12:00:00Z',
    description: 'Révision',
  }
  const params = { companyId: admin.companyId, vehicleId }
  const { id } = await admin.request(calls.createUnavailability, { params, body: unavailability })
  const read = () => admin.request(calls.getUnavailability, { params: { ...params, id } })
  expectStored(UnavailabilityFields, unavailability, await read())
  const change = { start: '2026-03-05T12:00:00Z', end: '2026-03-06T12:00:00Z', description: 'Pneus' }
  await admin.request(calls.updateUnavailability, { params: { ...params, id }, body: change })
  expectStored(UnavailabilityFields, change, await read())
})

test('every field of a damage is stored', async () => {
  const params = { companyId: admin.companyId, vehicleId: (await givenVehicle(admin)).id }
  const damage: Filled<DamageCreation> = {
    view: 'left',
    x: 0.25,
    y: 0.75,
    kind: 'dent',
    size: 'small',
    comment: 'Aile',
  }
  await admin.request(calls.noteDamage, { params, body: damage })
  const [stored = expect.fail()] = await admin.request(calls.listDamages, { params })
  expectStored(DamageFields, damage, stored)
})

test('every field of a fine is stored, when created and when changed', async () => {
  const vehicle = await givenVehicle(admin)
  const period = { start: '2025-03-01T12:00:00Z', end: '2025-03-04T12:00:00Z' }
  const rental = await storedRental(t, admin, vehicle, { status: 'done', ...period })
  const driver = await admin.request(customerCalls.createCustomer, { params: admin, body: { firstName: 'Luc' } })
  const fine: Filled<FineCreation> = {
    kind: 'abroad',
    registrationNumber: vehicle.registrationNumber,
    committedAt: '2025-03-02T12:34:00Z',
    noticeDate: '2025-03-12',
    noticeNumber: '4512345678',
    place: 'RN1, Baie-Mahault',
    amount: 90.05,
    rentalId: rental.id,
    driverId: driver.id,
    status: 'contested',
    comments: 'Photo demandée',
  }
  const created = await admin.request(fineCalls.createFine, { params: admin, body: fine })
  expectStored(FineFields, fine, await admin.request(fineCalls.getFine, { params: at(created.id) }))
  const { id } = await admin.request(fineCalls.createFine, {
    params: admin,
    body: {
      kind: 'designation',
      registrationNumber: 'zz999zz',
      committedAt: '2025-03-03T12:34:00Z',
      noticeDate: '2025-03-13',
    },
  })
  const other = { ...fine, noticeNumber: '4512345679' }
  await admin.request(fineCalls.updateFine, { params: at(id), body: other })
  expectStored(FineFields, other, await admin.request(fineCalls.getFine, { params: at(id) }))
})

test('every field of a template is stored', async () => {
  const { id: categoryId } = await givenCategory(admin)
  const template: Filled<TemplateCreation> = {
    categoryId,
    name: 'Vidange',
    everyMonths: 12,
    everyKilometres: 15_000,
    warnDays: 21,
    warnKilometres: 1500,
  }
  const { id } = await admin.request(createTemplate, { params: admin, body: template })
  const read = async () => (await admin.request(listTemplates, { params: admin })).find((one) => one.id === id)
  expectStored(TemplateFields, template, (await read()) ?? expect.fail())
  const { categoryId: _, ...change } = { ...template, name: 'Pneus', everyMonths: 24, warnDays: 14 }
  await admin.request(updateTemplate, { params: at(id), body: change })
  expect(await read()).toMatchObject(change)
})

test('every field of a deadline and of a visit is stored', async () => {
  const vehicle = await givenVehicle(admin)
  const params = { companyId: admin.companyId, vehicleId: vehicle.id }
  const service = { categoryId: vehicle.categoryId, name: 'Vidange', everyMonths: 12 }
  const template = await admin.request(createTemplate, { params: admin, body: service })
  const deadline: Filled<DeadlineCreation> = {
    kind: 'service',
    name: 'Vidange',
    everyMonths: 12,
    everyKilometres: 15_000,
    lastOn: '2026-01-15',
    lastOdometer: 30_000,
    dueOn: '2027-01-31',
    dueOdometer: 45_500,
    warnDays: 21,
    warnKilometres: 1500,
    templateId: template.id,
  }
  const { id } = await admin.request(createDeadline, { params, body: deadline })
  const read = () => admin.request(getDeadline, { params: { ...params, id } })
  expectStored(DeadlineFields, deadline, await read())
  const {
    kind: _kind,
    templateId: _template,
    ...change
  } = {
    ...deadline,
    everyMonths: 6,
    everyKilometres: 10_000,
    lastOn: '2026-02-01',
    name: 'Pneus',
  }
  await admin.request(updateDeadline, { params: { ...params, id }, body: change })
  expect(await read()).toMatchObject(change)
  const visit = { doneOn: '2026-03-01', odometer: 31_000, costAmount: 120.55, place: 'Jarry', note: 'Filtre changé' }
  await admin.request(recordVisit, { params: { ...params, id }, body: visit })
  const [stored = expect.fail()] = await admin.request(listVisits, { params })
  expectStored(VisitFields, visit, stored)
})

test('every field of a rental is stored, when created and when changed', async () => {
  const [{ id: departureAgencyId }, { id: arrivalAgencyId }] = [await givenAgency(admin), await givenAgency(admin)]
  const traits = { transmission: 'Automatique', seats: 5 } as const
  const { id: vehicleId, categoryId } = await givenVehicle(admin, { locationId: departureAgencyId, ...traits })
  const person = (firstName: string) =>
    admin.request(customerCalls.createCustomer, { params: admin, body: { firstName } }).then(({ id }) => id)
  const night = { kind: 'outside_hours' as const, name: 'Hors horaires', price: 30, isEnabled: false }
  const { id: feeId } = await admin.request(createFee, { params: admin, body: night })
  const source: Omit<Filled<SourceCreation>, 'commissionAmount'> = {
    name: 'Alizé Résa',
    kind: 'broker',
    isEnabled: true,
    commissionPercent: 12.5,
    commissionOn: ['stay', 'fees'],
    priceAdjustmentPercent: -2.5,
    language: 'en',
    collectsMoney: true,
  }
  const sender = await admin.request(createSource, { params: admin, body: source })
  expectStored(SourceFields.omit({ commissionAmount: true }), source, sender)
  const fixed = { commissionPercent: null, commissionAmount: 15.5 }
  const changed = await admin.request(updateSource, { params: at(sender.id), body: fixed })
  expectStored(SourceFields, { ...source, ...fixed }, changed)
  const rental: Filled<Omit<RentalCreation, keyof CategoryPromise | 'isMismatchConfirmed' | 'exclusionReason'>> = {
    start: '2031-05-04T12:00:00Z',
    end: '2031-05-06T12:00:00Z',
    vehicleId,
    promise: { categoryId, ...traits },
    isPinned: true,
    customerId: await person('Ana'),
    additionalDriverIds: [await person('Bea')],
    departureAgencyId,
    arrivalAgencyId,
    optionIds: [(await givenOption(admin)).id],
    discountPercent: 10,
    delivery: { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' },
    collection: { address: 'Hôtel des Palmes', postalCode: null, city: 'Le Gosier' },
    note: 'Arrive par le ferry\nBagages nombreux',
    wish: 'Une grise',
    transportNumber: 'TX540',
    transportAt: '2031-05-04T11:35:00Z',
    waivedFees: [{ feeId, at: 'arrival', reason: 'Geste commercial' }],
    referralMode: 'phone',
    referralUserId: admin.userId,
    billedCustomerId: await person('Cléo'),
    sourceId: sender.id,
    sourceReference: 'RT-2291',
    collectedAmount: 20.05,
    totalAmount: 75.55,
  }
  const created = await admin.request(rentalCalls.createRental, { params: admin, body: rental })
  expectStored(RentalFields, rental, await admin.request(rentalCalls.getRental, { params: at(created.id) }))
  const { customerId, totalAmount, ...least } = rental
  const required = { start: least.start, end: least.end, vehicleId, departureAgencyId, arrivalAgencyId }
  const { id } = await admin.request(rentalCalls.createRental, {
    params: admin,
    body: { ...required, customerId, totalAmount },
  })
  const change = { ...rental, end: '2031-05-07T12:00:00Z', discountPercent: 5, totalAmount: 80.05 }
  await admin.request(rentalCalls.updateRental, { params: at(id), body: change })
  expectStored(RentalFields, change, await admin.request(rentalCalls.getRental, { params: at(id) }))
})

test('every field of a payment and of a charge is stored', async () => {
  const period = { start: '2026-02-27T12:00:00Z', end: '2027-03-04T12:00:00Z' }
  const rental = await storedRental(t, admin, await givenVehicle(admin), { status: 'ongoing', ...period })
  const params = { companyId: admin.companyId, rentalId: rental.id }
  const paid: PaymentCreation = { totalAmount: 20.05, securityDepositAmount: 30.1, isOverConfirmed: true }
  const taken = await admin.request(rentalCalls.createPayment, { params, body: paid })
  const refund = { ...paid, method: 'cash', correctsPaymentId: taken.id, reason: 'Geste' } satisfies PaymentCreation
  await admin.request(rentalCalls.createPayment, { params, body: refund })
  const { isOverConfirmed: _, ...sent } = refund
  const [, stored = expect.fail()] = await admin.request(rentalCalls.listPayments, { params })
  expectStored(PaymentFields, sent, stored)
  const fuel: ChargeCreation = { kind: 'fuel', amount: 42.55, reason: 'Réservoir vide' }
  const [first = expect.fail()] = (await admin.request(rentalCalls.createCharge, { params, body: fuel })).charges
  const takenBack = { ...fuel, correctsChargeId: first.id }
  const [, last = expect.fail()] = (await admin.request(rentalCalls.createCharge, { params, body: takenBack })).charges
  expectStored(ChargeFields, takenBack, last)
})

test('every field of a price line is stored, when created and when changed', async () => {
  const [agency, category] = [await givenAgency(admin, { seasons: twoSeasons }), await givenCategory(admin)]
  const [season, other] = agency.seasons
  const names = { name: 'Été', nameEn: 'Summer' }
  const kind = { minHours: null, weekdays: [5, 6] }
  const line = { agencyId: agency.id, categoryId: category.id, ...names, ...kind, minDays: 3, price: 45.55 }
  const created: PriceLineInput = { ...line, seasonId: season?.id ?? 0 }
  await admin.request(putPrices, { params: admin, body: [created] })
  const [stored = expect.fail()] = await admin.request(listPrices, { params: admin })
  expectStored(PriceLineFields, created, stored)
  const changed = { name: 'Hiver', nameEn: 'Winter', weekdays: [6, 7], minDays: 7, price: 40.05 }
  const change = { ...created, ...changed, seasonId: other?.id ?? 0 }
  await admin.request(putPrices, { params: admin, body: [{ ...change, id: stored.id }] })
  expectStored(PriceLineFields, change, (await admin.request(listPrices, { params: admin }))[0] ?? expect.fail())
})
