import type { Sentence } from '../kernel/language.ts'

/** The paper beside a foreign licence: not needed, needed and not shown yet, or the kind that was shown. */
export const licenceDocuments = ['not_needed', 'needed', 'translation', 'international_permit'] as const
type LicenceDocument = (typeof licenceDocuments)[number]

export const licenceDocumentLabels = {
  not_needed: { fr: 'Aucun, permis lisible et reconnu', en: 'None, the licence is readable and recognised' },
  needed: { fr: 'À demander', en: 'To ask for' },
  translation: { fr: 'Traduction officielle vue', en: 'Official translation seen' },
  international_permit: { fr: 'Permis international vu', en: 'International permit seen' },
} satisfies Record<LicenceDocument, Sentence>

/** The European Economic Area, with the French overseas territories. Its licences are recognised as they are. */
const eea = new Set(
  `AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO
  GP MQ GF RE YT BL MF PM NC PF WF TF`.split(/\s+/),
)

type Licence = { drivingLicenseCountryCode: string | null; drivingLicenseDocument: LicenceDocument | null }

/**
 * Returns true when a licence still lacks its translation or international permit. One of another alphabet is noted as
 * `needed`.
 */
export function lacksDocument({ drivingLicenseCountryCode, drivingLicenseDocument }: Licence): boolean {
  if (drivingLicenseDocument !== null) return drivingLicenseDocument === 'needed'
  return drivingLicenseCountryCode !== null && !eea.has(drivingLicenseCountryCode)
}
