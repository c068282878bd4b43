import type { Sentence } from '@filao/domain/kernel/language'
import { Problem } from '@filao/domain/kernel/problem'
import { notFound } from './problems.ts'

/** A thing that a field of a request's body names. */
export type Named = { path: string; thing: keyof typeof things }

/**
 * Returns the 404 of things that a body names and that do not exist, are archived, or belong to another company, with
 * their fields.
 */
export function unknown(...named: Named[]): Problem {
  const fields = named.map(({ path, thing }) => ({ path, code: 'unknown', message: sentenceOf(things[thing]) }))
  const kinds = [...new Set(named.map(({ thing }) => thing))].map((thing) => sentenceOf(things[thing]))
  const said = { fr: kinds.map(({ fr }) => fr).join(' '), en: kinds.map(({ en }) => en).join(' ') }
  return new Problem('not_found', said.fr ? said : notFound().sentence, { fields })
}

const things = {
  agency: { fr: 'Cette agence', en: 'This agency' },
  category: { fr: 'Cette catégorie', en: 'This category' },
  charge: { fr: 'Ce supplément', en: 'This charge' },
  customer: { fr: 'Ce client', en: 'This customer' },
  driver: { fr: 'Ce conducteur', en: 'This driver' },
  fee: { fr: 'Cette règle de frais', en: 'This fee' },
  option: { fr: 'Cette option', en: 'This option' },
  payment: { fr: 'Ce paiement', en: 'This payment' },
  plan: { fr: 'Cet abonnement', en: 'This plan' },
  rental: { fr: 'Cette location', en: 'This rental' },
  season: { fr: 'Cette saison', en: 'This season' },
  source: { fr: 'Cette source', en: 'This source' },
  template: { fr: 'Ce modèle', en: 'This template' },
  vehicle: { fr: 'Ce véhicule', en: 'This vehicle' },
} satisfies Record<string, Sentence>

function sentenceOf({ fr, en }: Sentence): Sentence {
  return {
    fr: `${fr} n’existe pas ou n’existe plus\u202f: faites un autre choix.`,
    en: `${en} does not exist, or has been deleted: choose another one.`,
  }
}
