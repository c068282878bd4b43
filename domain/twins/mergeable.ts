import type { CustomerKind } from '../customers/name/person.ts'
import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'

type Mergeable = { id: number; kind: CustomerKind; erasureRequestedAt: string | null }

/**
 * Returns why two customers who are not archived cannot be merged; null when they can be. An erasure that was asked for
 * is done first: its list of what stays is about one customer.
 */
export function mergeRefusal(one: Mergeable, other: Mergeable): Sentence | null {
  if (one.id === other.id) return sameCustomer
  if (one.kind !== other.kind) return otherKind
  if (one.erasureRequestedAt !== null || other.erasureRequestedAt !== null) return toBeErased
  return null
}

/** Refuses to merge two customers. Throws `conflict`. */
export function checkMergeable(one: Mergeable, other: Mergeable): void {
  const refusal = mergeRefusal(one, other)
  if (refusal) throw new Problem('conflict', refusal)
}

const sameCustomer = {
  fr: 'Choisissez deux clients différents.',
  en: 'Choose two different customers.',
}
const otherKind = {
  fr: 'L’un est un particulier, l’autre une entreprise\u202f: ils ne peuvent pas être fusionnés. Changez d’abord le type de l’un des deux.',
  en: 'One is a person and the other a company, so they cannot be merged. Change the type of one of them first.',
}
const toBeErased = {
  fr: 'L’effacement de l’un des deux a été demandé\u202f: ils ne peuvent plus être fusionnés.',
  en: 'One of them has asked to be erased, so they can no longer be merged.',
}
