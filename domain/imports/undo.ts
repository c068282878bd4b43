import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { importedKinds } from './batch.ts'

/** The uses that keep an imported thing when its import is undone, in words; of several, the first is named. */
export const keptReasons = {
  payment: { fr: 'un paiement a été enregistré', en: 'a payment was recorded' },
  charge: { fr: 'des frais ont été ajoutés', en: 'a charge was added' },
  check: { fr: 'un état des lieux ou des photos ont été faits', en: 'a check was recorded or photos were taken' },
  rental: { fr: 'une location en a besoin', en: 'a rental needs it' },
  damage: { fr: 'un dommage est noté', en: 'damage is recorded' },
  unavailability: { fr: 'une indisponibilité est prévue', en: 'an unavailable period is planned' },
  deadline: { fr: 'une échéance est suivie', en: 'a deadline is followed' },
  invoice: { fr: 'une facture a été émise', en: 'an invoice was issued' },
  document: { fr: 'un document est conservé', en: 'a document is kept' },
  mail: { fr: 'un e-mail a été demandé', en: 'an email was requested' },
  fine: { fr: 'une contravention y est liée', en: 'a fine is linked to it' },
  calendar: { fr: 'un calendrier le montre', en: 'a calendar shows it' },
  dispute: { fr: 'un litige est en cours', en: 'there is an ongoing dispute' },
  changed: { fr: 'elle a changé depuis', en: 'it has changed since' },
  price: { fr: 'le prix a changé depuis', en: 'the price has changed since' },
  rules: { fr: 'les règles de conduite en ont besoin', en: 'the rules for drivers need it' },
} as const satisfies Record<string, Sentence>
export type KeptReason = keyof typeof keptReasons

/** The most things that the answer names; `keptCount` counts all of them. */
export const mostNamed = 100

const KeptThing = z.object({
  kind: z.enum(importedKinds),
  id: z.int(),
  /**
   * The customer's name, the plate, the option's name, the rental's number, or the agency, season, category and length
   * of a price.
   */
  name: z.string(),
  reason: z.enum(Object.keys(keptReasons) as [KeptReason, ...KeptReason[]]),
})
export type KeptThing = z.infer<typeof KeptThing>

/** The result of undoing an import. */
export const ImportUndone = z.object({
  /** The number of removed things of each kind, and of prices that are as before. */
  removed: z.object({ customers: z.int(), vehicles: z.int(), options: z.int(), rentals: z.int(), prices: z.int() }),
  keptCount: z.int(),
  kept: z.array(KeptThing),
})
export type ImportUndone = z.infer<typeof ImportUndone>

const dayMs = 86_400_000

/** Throws `conflict` for an import that was undone already, or that is older than a day. */
export function checkUndoable({ createdAt, undoneAt }: { createdAt: string; undoneAt: string | null }, now: string) {
  if (undoneAt) {
    throw new Problem('conflict', {
      fr: 'Cet import est déjà annulé.',
      en: 'This import is already undone.',
    })
  }
  if (Date.parse(now) - Date.parse(createdAt) >= dayMs) {
    throw new Problem('conflict', {
      fr: 'Cet import date de plus d’un jour\u202f: il ne s’annule plus. Supprimez ce qui est de trop depuis sa fiche.',
      en: 'This import is more than a day old and can no longer be undone. Delete what you do not want from its own page.',
    })
  }
}
