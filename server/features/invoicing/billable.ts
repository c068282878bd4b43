import { territories } from '@filao/domain/company/territories'
import { countryName } from '@filao/domain/customers/country'
import { customerName } from '@filao/domain/customers/name/person'
import { paperLanguages } from '@filao/domain/customers/paper-languages'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Billable, UncancelledDocument } from '@filao/domain/invoicing/bill'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { sumOf } from '@filao/domain/invoicing/line'
import { inEach } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { paid } from '@filao/domain/ledger/account'
import { customerLineLabel } from '@filao/domain/ledger/account-line'
import { paymentMethodLabels, settledElsewhereLabel } from '@filao/domain/ledger/labels'
import { vatRuleOf } from '@filao/domain/pricing/vat/vat-rule'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import { loadCompany } from '#features/company/public'
import { listPayments } from '#features/ledger/public'
import { type LoadedRental, loadRental } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { listPlaces, loadBilled } from './billed-queries.ts'
import { findSettings } from './settings-queries.ts'
import { readWithIds } from './stored/content.ts'
import { listOfRental, type StoredInvoice } from './stored/invoice-queries.ts'

/**
 * Loads everything that decides the next document of a rental: its amounts, and the parties and facts that it states.
 */
export async function loadBillable(tx: Tx, companyId: number, rentalId: number) {
  const rental = await loadRental(tx, companyId, rentalId)
  const [company, customer, payments, settings, documents, places] = await Promise.all([
    loadCompany(tx, companyId),
    loadBilled(tx, companyId, rentalId),
    listPayments(tx, companyId, rentalId),
    findSettings(tx, companyId),
    listOfRental(tx, companyId, rentalId),
    listPlaces(tx, companyId, [rental.departureAgencyId, rental.arrivalAgencyId]),
  ])
  const departure = places.find(({ id }) => id === rental.departureAgencyId)
  const arrival = places.find(({ id }) => id === rental.arrivalAgencyId)
  if (!departure || !arrival) throw notFound()
  const { language } = customer
  const languages = paperLanguages(customer)
  const say = (text: (language: Language) => string) => inEach(languages, text)
  const { make, model, registrationNumber } = rental.vehicle
  const promised = say((one) => shownPromise(rental, one) ?? '')
  const vehicle = promised || [make, model].filter(Boolean).join(' ') || formatPlate(registrationNumber)
  const vatRule = vatRuleOf(company, departure)
  const billable: Billable = {
    ...rental,
    languages,
    vehicle,
    paidCents: paid(payments).totalCents,
    vatRate: vatRule.rate,
    chargesOutsideVat: settings.chargesOutsideVat,
    uncancelled: uncancelledOf(documents),
  }
  const facts = {
    language,
    languages,
    seller: company,
    buyer: buyerOf(customer, languages[0] ?? language),
    rental: {
      publicId: rental.publicId,
      start: rental.start,
      end: rental.end,
      vehicle,
      registrationNumber: promised ? '' : formatPlate(registrationNumber),
      driver: customerName(rental.customer),
      departureAgency: departure,
      arrivalAgency: arrival,
    },
    payments: settledElsewhere(rental, say).concat(
      payments
        .filter(({ totalCents }) => totalCents > 0)
        .map((payment) => ({
          at: payment.takenAt,
          method: say((one) => paymentMethodLabels[payment.method][one]),
          amountCents: paid([payment]).totalCents,
        })),
    ),
  } satisfies Partial<InvoiceContent>
  return {
    billable,
    facts,
    settings,
    exemption: vatRule.exemption,
    settledElsewhereCents: rental.settledElsewhereCents + rental.collectedCents,
    timezone: territories[company.countryCode].timezone,
  }
}

/** States what was settled before the rental was imported, and what its source collected: neither is a payment. */
function settledElsewhere(
  { settledElsewhereCents, collectedCents, createdAt }: LoadedRental,
  say: (text: (language: Language) => string) => string,
): InvoiceContent['payments'] {
  const settled = [
    { label: settledElsewhereLabel, amountCents: settledElsewhereCents },
    { label: customerLineLabel('collected_by_source'), amountCents: collectedCents },
  ]
  return settled
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ label, amountCents }) => ({ at: createdAt, method: say((one) => label[one]), amountCents }))
}

export type LoadedBillable = Awaited<ReturnType<typeof loadBillable>>

/** Returns the documents of which something is left, each with what was credited of it. */
function uncancelledOf(documents: readonly StoredInvoice[]): UncancelledDocument[] {
  const notes = documents.filter(({ kind }) => kind === 'credit_note')
  return documents
    .filter(({ id, kind }) => {
      return kind !== 'credit_note' && !notes.some((note) => note.correctsInvoiceId === id && note.isWhole)
    })
    .map((document) => ({
      id: document.id,
      kind: document.kind as BilledKind,
      number: document.number,
      issuedOn: document.issuedOn,
      totalCents: document.totalCents,
      creditedCents: sumOf(
        notes.filter(({ correctsInvoiceId }) => correctsInvoiceId === document.id).map(({ totalCents }) => totalCents),
      ),
      lines: readWithIds(document, documents).lines,
    }))
}

function buyerOf(customer: Awaited<ReturnType<typeof loadBilled>>, language: Language): InvoiceContent['buyer'] {
  const { billingAddress, countryCode, ...own } = customer
  const { address, postalCode, city } = billingAddress ?? own
  const country = billingAddress ? billingAddress.countryCode : countryCode
  const abroad = country && !(country in territories) ? countryName(country, language) : null
  const lines = [address, [postalCode, city].filter(Boolean).join(' '), abroad].filter(Boolean)
  return {
    id: customer.id,
    kind: customer.kind,
    name: customerName(customer),
    contactName: customer.kind === 'company' ? customer.contactName : null,
    siren: customer.siren,
    vatNumber: customer.vatNumber,
    address: lines.join('\n') || null,
    countryCode: country,
    email: customer.billingEmail ?? customer.email,
  }
}
