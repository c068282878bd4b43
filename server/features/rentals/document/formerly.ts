import { localDate } from '@filao/domain/kernel/time'
import { vatRuleOf } from '@filao/domain/pricing/vat/vat-rule'
import { documentVat, vatOfDocument } from '@filao/domain/rentals/document/document-vat'
import type { Formerly, Receipt } from '@filao/domain/rentals/money/receipt'
import type { Tx } from '#platform/database/connect'
import { findAgencyThen, findFormerly, findVatSettings, findVehicleThen } from './receipt-queries.ts'

/**
 * Loads what a receipt says of the time of its payment, from the audit trail: the rental with its vehicle and agencies,
 * and the VAT that the company's and the departure agency's settings gave it.
 */
export async function loadFormerly(tx: Tx, companyId: number, { payment, document }: Receipt): Promise<Formerly> {
  const { id } = payment
  const { values, entriesSince } = await findFormerly(tx, companyId, id)
  const { vehicleId, departureAgencyId, arrivalAgencyId } = { ...document.rental, ...values }
  const [vehicle, departure, arrival, settings] = await Promise.all([
    findVehicleThen(tx, companyId, id, vehicleId),
    findAgencyThen(tx, companyId, id, departureAgencyId),
    findAgencyThen(tx, companyId, id, arrivalAgencyId),
    findVatSettings(tx, companyId, id),
  ])
  const company = { ...document.company, ...settings }
  // An agency that was removed since is known by the name that the rental's trail has.
  const departureAgency = departure ?? { ...document.departureAgency, ...values.departureAgency }
  const arrivalAgency = arrival ?? { ...document.arrivalAgency, ...values.arrivalAgency }
  const stated = settings.agencyRates
    ? (settings.agencyRates.find(({ agencyId }) => agencyId === departureAgencyId) ?? null)
    : (departure?.stated ?? null)
  const rule = vatRuleOf(company, {
    postalCode: departure?.postalCode ?? null,
    countryCode: departure?.countryCode ?? company.countryCode,
    stated,
  })
  const chargesOutside = settings.chargesOutsideVat ?? vatOfDocument(document).chargesOutside
  const vat = documentVat(rule, chargesOutside, localDate(payment.takenAt, departureAgency.timezone))
  return {
    values: { ...values, vehicle: { ...document.rental.vehicle, ...values.vehicle, ...vehicle } },
    parts: { vat, departureAgency, arrivalAgency },
    entriesSince,
  }
}
