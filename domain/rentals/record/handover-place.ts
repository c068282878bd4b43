import { addressLine, agencyLabels } from '../../company/agency.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import type { HandoverPlace } from './handover-place.schema.ts'

/** The words for handing over and for collecting a vehicle at an address. */
const handoverLabels = {
  delivery: { fr: 'Livraison', en: 'Delivery' },
  collection: { fr: 'Récupération', en: 'Collection' },
} satisfies Record<string, Sentence>

/** The label of each field of a place, on screens and in refusals. */
export const handoverPlaceLabels = {
  address: agencyLabels.address,
  postalCode: agencyLabels.postalCode,
  city: agencyLabels.city,
} satisfies Record<keyof HandoverPlace, Sentence>

/** Writes an address of a handover: « Livraison : 3 rue du Phare, 97180 Sainte-Anne »; null for one at the agency. */
export function handoverText(
  which: keyof typeof handoverLabels,
  place: HandoverPlace | null | undefined,
  language: Language,
): string | null {
  if (!place) return null
  return `${handoverLabels[which][language]}${language === 'fr' ? '\u202f: ' : ': '}${addressLine(place)}`
}
