import { readName } from '../../../imports/cells.ts'
import type { Sentence } from '../../../kernel/language.ts'
import { guillemets } from '../../../kernel/text.ts'
import type { FeeEnd, FeeKind } from '../fee.schema.ts'
import { feeEndLabels, feeEnds, feeKindLabels, feeKinds } from '../fee.ts'

const otherKindNames: Record<FeeKind, string[]> = {
  outside_hours: ['hors horaires', 'nuit', 'out of hours', 'after hours'],
  place: ['lieu', 'aéroport', 'port', 'gare', 'place', 'airport'],
  one_way: ['aller-simple', 'abandon', 'one way', 'one-way fee'],
  delivery: ['livraison', 'livraison et récupération', 'livraison à domicile', 'delivery and collection', 'collection'],
  additional_driver: ['conducteur additionnel', 'second conducteur', 'deuxième conducteur', 'second driver'],
}

/** The words for each case of a fee in a file. */
export const kindNames = feeKinds.map((kind) => {
  const { fr, en } = feeKindLabels[kind]
  return [kind, [kind, fr, en, ...otherKindNames[kind]]] as const
})

const otherEndNames: Record<FeeEnd, string[]> = {
  departure: ['départ', 'aller', 'pick-up', 'pickup', 'departure'],
  arrival: ['retour', 'return', 'arrival'],
}

/** The words for the end of a rental that a fee is for. */
export const endNames = feeEnds.map((end) => {
  const { fr, en } = feeEndLabels[end]
  return [end, [fr, en, ...otherEndNames[end]]] as const
})

const anyNames = [
  ...['toutes', 'tous', 'toutes les agences', 'toutes les catégories', 'all', 'every', 'any'],
  ...['les deux', 'départ et retour', 'both', 'pick-up and return'],
]

/** Reads a name, or null for a word that means any agency, any category or both ends. */
export function readNameOrAny<Value>(text: string, names: readonly (readonly [Value, readonly string[]])[]) {
  return readName(text, [['any', anyNames]]) === 'any' ? null : readName(text, names)
}

export const yesAndNo = [
  [true, ['oui', 'o', 'x', 'vrai', '1', 'yes', 'y', 'true', 'on']],
  [false, ['non', 'n', 'faux', '0', 'no', 'false', 'off']],
] as const

/** Refuses a cell that names no case of a fee. */
export function isNoKind(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas un cas de frais\u202f: hors horaires, lieu, aller simple, livraison ou conducteur supplémentaire.`,
    en: `'${text}' is not a case of fees: outside opening hours, place, one-way rental, delivery or additional driver.`,
  }
}

/** Refuses a cell that names no end of a rental. */
export function isNoEnd(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est ni le départ ni le retour.`,
    en: `'${text}' is neither the pick-up nor the return.`,
  }
}

/** Refuses a cell that does not list postal codes. */
export function isNoCodes(text: string): Sentence {
  return {
    fr: `${guillemets(text)} ne contient pas seulement des codes postaux, ou leur début, séparés par des virgules.`,
    en: `'${text}' is not a list of postal codes, or their beginnings, separated by commas.`,
  }
}

/** Refuses a cell that is neither yes nor no. */
export function isNoAnswer(text: string): Sentence {
  return { fr: `${guillemets(text)} n’est ni oui ni non.`, en: `'${text}' is neither yes nor no.` }
}
