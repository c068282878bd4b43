import type { CountryCode } from '../../company/territories.schema.ts'
import { territories } from '../../company/territories.ts'
import { territoryOf } from './vat-rule.ts'

/** The territories where French VAT applies; there, companies get electronic invoices (CGI, art. 294 and 296). */
const vatArea = ['FR', 'GP', 'MQ', 'RE']

/** Returns true for a country or territory where French VAT applies. */
export function isInVatArea(country: string): boolean {
  return vatArea.includes(country)
}

/** Returns the country of an address: of a French one, the territory of its postal code; French when it states none. */
export function countryOfAddress({
  countryCode,
  postalCode,
}: {
  countryCode: string | null
  postalCode: string | null
}) {
  const country = countryCode ?? 'FR'
  return country in territories ? territoryOf({ postalCode, countryCode: country as CountryCode }) : country
}
