import type { RentalDocument } from '@filao/domain/rentals/document'
import { loadCompany, loadTerms } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { sanitizeRichText } from '#platform/rich-text'
import { listOptionNames, listParties, listPlaces } from './document-queries.ts'
import { loadRental } from './queries.ts'

/** Everything that the document of a rental says. The terms are sanitised again: they may be older than the rules. */
export async function loadDocument(tx: Tx, companyId: number, id: number): Promise<RentalDocument> {
  const rental = await loadRental(tx, companyId, id)
  const { customerId, additionalDriverIds, departureAgencyId, arrivalAgencyId, optionIds } = rental
  const [company, terms, parties, places, optionNames] = await Promise.all([
    loadCompany(tx, companyId),
    loadTerms(tx, companyId),
    listParties(tx, companyId, [customerId, ...additionalDriverIds]),
    listPlaces(tx, companyId, [departureAgencyId, arrivalAgencyId]),
    listOptionNames(tx, companyId, optionIds),
  ])
  const customer = parties.find((party) => party.id === customerId)
  const departureAgency = places.find((place) => place.id === departureAgencyId)
  const arrivalAgency = places.find((place) => place.id === arrivalAgencyId)
  if (!customer || !departureAgency || !arrivalAgency) throw notFound()
  return {
    rental,
    company,
    customer,
    drivers: parties.filter((party) => party.id !== customerId),
    departureAgency,
    arrivalAgency,
    optionNames,
    schematic: null,
    knownDamages: [],
    rentalTerms: sanitizeRichText(terms.rentalTerms),
    contractTerms: sanitizeRichText(terms.contractTerms),
  }
}
