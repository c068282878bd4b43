import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'

/** The statuses of an offered or agreed rental that is not over: its records must not disappear from lists. */
export const unfinishedStatuses = ['quote', 'validating', 'pending', 'ongoing'] as const

/** The first rentals that refer to a record, soonest first, and the number of all of them. */
export type UnfinishedRentals = { total: number; first: readonly { id: number; publicId: string }[] }

/** A record to delete: its kind and its name for the user. */
export type Deletable = { kind: keyof typeof words; name: string }

/**
 * Refuses to delete a record of an unfinished rental, naming the rentals and the ways to solve it. Throws `conflict`.
 */
export function checkUnused({ kind, name }: Deletable, { total, first }: UnfinishedRentals): void {
  if (total === 0) return
  const { fr, en } = words[kind]
  const ids = first.map(({ publicId }) => publicId).join(', ')
  const more = total - first.length
  const others = { fr: `${more} autre${more > 1 ? 's' : ''}`, en: `${more} more` }
  const list = (language: 'fr' | 'en', and: string) => (more > 0 ? `${ids} ${and} ${others[language]}` : ids)
  const [where, them] =
    total === 1
      ? [`la location ${ids}, qui n’est pas terminée`, 'la']
      : [`${total} locations qui ne sont pas terminées\u202f: ${list('fr', 'et')}`, 'les']
  const inEnglish =
    total === 1 ? `rental ${ids}, which is not finished` : `${total} unfinished rentals: ${list('en', 'and')}`
  const [it, there] = total === 1 ? ['it', 'it'] : ['them', 'them']
  const message = {
    fr: `${fr.subject(name)} figure dans ${where}. Terminez-${them}, annulez-${them} ou choisissez-y ${fr.other} avant de ${fr.it} supprimer.`,
    en: `${en.subject(name)} is part of ${inEnglish}. Finish or cancel ${it}, or choose ${en.other} in ${there}, before you delete this one.`,
  }
  throw new Problem('conflict', message, { data: { rentals: first, rentalCount: total } })
}

const words = {
  agency: {
    fr: { subject: (name: string) => `L’agence ${guillemets(name)}`, other: 'une autre agence', it: 'la' },
    en: { subject: (name: string) => `The agency '${name}'`, other: 'another agency' },
  },
  category: {
    fr: { subject: (name: string) => `La catégorie ${guillemets(name)}`, other: 'un autre véhicule', it: 'la' },
    en: { subject: (name: string) => `The category '${name}'`, other: 'another vehicle' },
  },
  customer: {
    fr: { subject: (name: string) => `Le client ${guillemets(name)}`, other: 'une autre personne', it: 'le' },
    en: { subject: (name: string) => `The customer '${name}'`, other: 'somebody else' },
  },
  vehicle: {
    fr: { subject: (name: string) => `Le véhicule ${name}`, other: 'un autre véhicule', it: 'le' },
    en: { subject: (name: string) => `The vehicle ${name}`, other: 'another vehicle' },
  },
} satisfies Record<string, Record<keyof Sentence, { subject: (name: string) => string; other: string; it?: string }>>
