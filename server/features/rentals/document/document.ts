import type { Acting } from '@filao/domain/access/caller'
import { securityTexts } from '@filao/domain/company/security-texts'
import { paperLanguages } from '@filao/domain/customers/paper-languages'
import { inEuros } from '@filao/domain/kernel/money'
import { localDate } from '@filao/domain/kernel/time'
import { optionText } from '@filao/domain/pricing/option-line'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { documentVat } from '@filao/domain/rentals/document/document-vat'
import { knownDamages } from '@filao/domain/rentals/handover/known-damages'
import { rentalInEuros } from '@filao/domain/rentals/money/rental-in-cents'
import { outSince } from '@filao/domain/rentals/stretch'
import { loadCompany, loadTerms } from '#features/company/public'
import { listDamages, loadDrawing } from '#features/fleet/public'
import { listPayments } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { sanitizeRichText } from '#platform/rich-text'
import { loadVatTerms } from '../record/owed-queries.ts'
import { type LoadedRental, loadRental } from '../record/queries.ts'
import { loadConditions } from './conditions.ts'
import { findAcceptance, listOptionNames, listParties, listPlaces, loadVehicleFacts } from './document-queries.ts'
import { withoutSealed } from './sealed-proofs.ts'

/** Loads everything that the document of a rental shows at an instant; to a caller what they may read. */
export async function loadDocument(
  tx: Tx,
  companyId: number,
  id: number,
  now: string,
  caller?: Acting,
): Promise<RentalDocument> {
  const rental = await loadRental(tx, companyId, id)
  return await documentOf(tx, caller ? await withoutSealed(tx, caller, rental) : rental, now)
}

/**
 * Collects everything that the document of this rental shows. The terms are sanitised again, because they may be older
 * than the rules.
 */
export async function documentOf(tx: Tx, rental: LoadedRental, now: string): Promise<RentalDocument> {
  const { id, companyId, vehicleId, customerId, billedCustomerId, additionalDriverIds } = rental
  const { departureAgencyId, arrivalAgencyId } = rental
  const { schematicId } = rental.vehicle
  const [company, terms, conditions, vat, parties, places, options, vehicle, payments, damages, acceptance, schematic] =
    await Promise.all([
      loadCompany(tx, companyId),
      loadTerms(tx, companyId),
      loadConditions(tx, rental),
      loadVatTerms(tx, companyId, id),
      listParties(tx, companyId, [customerId, billedCustomerId ?? customerId, ...additionalDriverIds]),
      listPlaces(tx, companyId, [departureAgencyId, arrivalAgencyId]),
      listOptionNames(tx, companyId, rental.optionIds),
      loadVehicleFacts(tx, companyId, vehicleId),
      listPayments(tx, companyId, id),
      listDamages(tx, companyId, vehicleId),
      findAcceptance(tx, companyId, id),
      schematicId === null ? null : loadDrawing(schematicId),
    ])
  const customer = parties.find((party) => party.id === customerId)
  const departureAgency = places.find((place) => place.id === departureAgencyId)
  const arrivalAgency = places.find((place) => place.id === arrivalAgencyId)
  if (!customer || !departureAgency || !arrivalAgency) throw notFound()
  return {
    rental: rentalInEuros(rental),
    company,
    vat: documentVat(vat.rule, vat.chargesOutsideVat, localDate(now, departureAgency.timezone)),
    customer,
    languages: paperLanguages(customer),
    billedCustomer: parties.find(({ id }) => id === billedCustomerId && id !== customerId) ?? null,
    drivers: parties.filter(({ id }) => id !== customerId && additionalDriverIds.includes(id)),
    departureAgency,
    arrivalAgency,
    optionNames: options.map((option) => optionText(option)),
    optionNamesEn: options.map((option) => (option.nameEn === null ? null : optionText(option, 'en'))),
    vehicle,
    payments: payments.map((payment) => inEuros(payment)),
    schematic,
    knownDamages: knownDamages(damages, outSince(rental) ?? now, rental.checks),
    acceptance: acceptance ?? null,
    conditions,
    securityTexts: securityTexts(company),
    rentalTerms: await sanitizeRichText(terms.rentalTerms),
    contractTerms: await sanitizeRichText(terms.contractTerms),
  }
}
