import { companyPhone } from '@filao/domain/company/phone'
import { greetedName } from '@filao/domain/customers/name/person'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { formatCents } from '@filao/domain/kernel/money'
import type { PlaceholderValues } from '@filao/domain/rentals/mail/placeholders'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import { documentLabels } from '@filao/domain/rentals/record/labels'
import { acceptableUntil } from '@filao/domain/rentals/status/lapse'
import { type About, dueCentsOf, pageOf, vehicleName } from './about.ts'

/** Returns the values of the placeholders in mails about a rental, in the language of the mail. */
export function valuesOf(about: About): PlaceholderValues {
  const { language, departureAgency, arrivalAgency, totalCents, securityDepositCents, chargesCents, validUntil } = about
  const money = (cents: number | null) => (cents ? formatCents(cents, language) : '')
  return {
    customer: greetedName(about.customer),
    company: about.company.name,
    phone: companyPhone(about.company.phoneNumber) ?? '',
    rental: about.publicId,
    document: documentLabels[about.status][language],
    vehicle: vehicleName(about),
    plate: shownPromise(about, language) ? '' : formatPlate(about.vehicle.registrationNumber),
    pickup: formatDateTime(about.start, departureAgency.timezone, language),
    pickupAgency: departureAgency.name,
    return: formatDateTime(about.end, arrivalAgency.timezone, language),
    returnAgency: arrivalAgency.name,
    price: money(totalCents),
    deposit: money(securityDepositCents),
    balance: formatCents(dueCentsOf(about), language),
    fee: money(chargesCents),
    validity: validUntil
      ? formatDateTime(acceptableUntil(about.start, validUntil), departureAgency.timezone, language)
      : '',
    link: pageOf(about),
  }
}
