import type { CountryCode } from '../../company/territories.schema.ts'
import { territories } from '../../company/territories.ts'
import type { Exemption } from './vat-rule.schema.ts'

/** The communes of Guadeloupe's postal codes that are territories of their own. */
const communes: Record<string, CountryCode> = { '97133': 'BL', '97150': 'MF' }

/** The territories by the first three digits of their postal codes. */
const departments: Record<string, CountryCode> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
}

/** Returns the territory of a French address: that of its postal code, or `countryCode` where it has none. */
export function territoryOf(address: { postalCode: string | null; countryCode: CountryCode }): CountryCode {
  const code = address.postalCode?.replaceAll(' ', '') ?? ''
  if (!/^\d{5}$/.test(code)) return address.countryCode
  return communes[code] ?? departments[code.slice(0, 3)] ?? 'FR'
}

/** The rate in percent; null with the reason where VAT does not apply. */
export type VatRule = { rate: number; exemption: null } | { rate: null; exemption: Exemption }

type Agency = {
  postalCode: string | null
  countryCode: CountryCode
  /** A rate that the company states for this agency, with its reason; null for that of the territory. */
  stated: { vatRate: number | null; reason: string } | null
}

/**
 * Returns the VAT of a rental that leaves from this agency: hire of up to 30 days is taxed where the vehicle is handed
 * over (CGI art. 259 A, 1°), at the rate of that territory (art. 294, 1 and 296); none below the threshold (293 B).
 */
export function vatRuleOf(company: { countryCode: CountryCode; vatRate: number | null }, departure: Agency): VatRule {
  if (departure.stated) {
    const { vatRate, reason } = departure.stated
    return vatRate === null ? { rate: null, exemption: { reason } } : { rate: vatRate, exemption: null }
  }
  const territory = territoryOf(departure)
  const rate = territories[territory].vatRate
  if (rate === null) {
    return { rate, exemption: territory === 'GF' || territory === 'YT' ? 'territory' : 'no_french_vat' }
  }
  if (territory === company.countryCode) return ruleOf(company.vatRate)
  // A company at home where VAT does not apply has no rate that tells if it is below the threshold elsewhere.
  const isHomeTaxed = territories[company.countryCode].vatRate !== null
  return ruleOf(isHomeTaxed && company.vatRate === null ? null : rate)
}

function ruleOf(rate: number | null): VatRule {
  return rate === null ? { rate, exemption: 'threshold' } : { rate, exemption: null }
}
