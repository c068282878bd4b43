import type { Sentence } from '../../kernel/language.ts'
import type { FieldProblem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import type { Fee } from './fee.schema.ts'

const scope = ['kind', 'agencyId', 'toAgencyId', 'categoryId', 'at'] as const
type Case = Pick<Fee, (typeof scope)[number] | 'postalCodes' | 'name' | 'isEnabled'>

/** Returns true for two fees of one case: the same agencies, category and end, and zones with a code in common. */
export function isSameCase(one: Case, other: Case): boolean {
  return scope.every((field) => one[field] === other[field]) && isSameZone(one.postalCodes, other.postalCodes)
}

/** Zones are told apart by their codes: two fees for one code would leave open which of them counts. */
function isSameZone(some: readonly string[], others: readonly string[]): boolean {
  return some.length + others.length === 0 || some.some((code) => others.includes(code))
}

/**
 * Refuses a fee of a case that another one charges already, so that no rental pays twice for one thing. A place may
 * have several, and a fee that is switched off charges nothing.
 */
export function takenCase(fee: Case, others: readonly Case[]): FieldProblem | null {
  if (!fee.isEnabled || fee.kind === 'place') return null
  const twin = others.find((one) => one.isEnabled && isSameCase(one, fee))
  return twin ? { path: 'kind', code: 'taken', message: sameCase(twin.name) } : null
}

/** Refuses a one-way rental to an agency in another country. */
export const otherCountry: Sentence = {
  fr: 'Un aller simple reste dans un pays\u202f: choisissez une agence du même pays que celle du départ.',
  en: 'A one-way rental stays in one country: choose an agency in the same country as the pick-up agency.',
}

function sameCase(name: string): Sentence {
  return {
    fr: `Les frais ${guillemets(name)} sont déjà facturés dans ce cas\u202f: modifiez-les, ou désactivez-les d’abord.`,
    en: `The fee '${name}' is already charged in this case: change it, or switch it off first.`,
  }
}
