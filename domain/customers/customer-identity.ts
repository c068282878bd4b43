import type { Unshared } from '../imports/kind.ts'
import { fold } from '../kernel/text.ts'
import type { CustomerCreation } from './customer.schema.ts'
import { comparedName, nameKey } from './name/same-name.ts'

type Identified = Pick<
  CustomerCreation,
  | 'kind'
  | 'companyName'
  | 'siren'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'drivingLicenseNumber'
  | 'phoneNumbers'
>

/**
 * Returns the text by which two customers are the same person: the e-mail address with the name, or without one the
 * name with the birth date, the licence and the phone numbers, or a company's SIREN or name, so that a file imported
 * twice creates nobody twice.
 */
export function customerIdentity(customer: Identified): string {
  return customer.email
    ? JSON.stringify([customer.email, nameKey(identifiedName(customer))])
    : customerLikeness(customer)
}

/** Lists what two customers cannot share when their names differ: an e-mail address, a licence and a SIREN. */
export function unsharedBy(customer: Identified): Unshared[] {
  const { kind, email, siren, drivingLicenseNumber } = customer
  const [licence, number] = kind === 'company' ? [null, siren] : [licenceKey(drivingLicenseNumber), null]
  return [
    { field: 'email', text: email },
    { field: 'drivingLicenseNumber', text: licence },
    { field: 'siren', text: number },
  ].flatMap(({ field, text }) => (text ? { field, text, name: identifiedName(customer) } : []))
}

/** Returns the letters and digits of a licence; null for none. */
export function licenceKey(number: string | null | undefined): string | null {
  return number?.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null
}

function identifiedName({ kind, companyName = null, firstName = null, lastName = null }: Identified): string {
  return comparedName({ ...(kind && { kind }), companyName, firstName, lastName })
}

/**
 * Returns the text that two customers share when their name, birth date, licence and phone numbers are the same;
 * companies, when their SIREN or, without one, their name is.
 */
export function customerLikeness(customer: Omit<Identified, 'email'>): string {
  const { kind, companyName, siren, firstName, lastName, birthDate, drivingLicenseNumber, phoneNumbers } = customer
  if (kind === 'company') return JSON.stringify([kind, siren ?? fold(companyName ?? '')])
  const phones = [...new Set(phoneNumbers)].sort()
  return JSON.stringify([
    fold(firstName ?? ''),
    fold(lastName ?? ''),
    birthDate ?? null,
    drivingLicenseNumber ?? null,
    phones,
  ])
}
