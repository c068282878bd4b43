import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { DeadlineFields, StoredDeadline, VisitCreation } from './deadline.schema.ts'

export const deadlineKinds = ['inspection', 'emissions', 'insurance', 'service'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The names of the kinds. */
export const deadlineKindLabels = {
  inspection: { fr: 'Contrôle technique', en: 'Technical inspection' },
  emissions: { fr: 'Contrôle antipollution', en: 'Emissions check' },
  insurance: { fr: 'Assurance', en: 'Insurance' },
  service: { fr: 'Entretien', en: 'Service' },
} satisfies Record<DeadlineKind, Sentence>

/** The label of each field that is typed, of a deadline as of a template. */
export const deadlineLabels = {
  kind: { fr: 'Nature', en: 'Type' },
  name: { fr: 'Nom', en: 'Name' },
  everyMonths: { fr: 'Tous les (mois)', en: 'Every (months)' },
  everyKilometres: { fr: 'Tous les (km)', en: 'Every (km)' },
  lastOn: { fr: 'Dernière fois', en: 'Last done' },
  lastOdometer: { fr: 'Dernier kilométrage', en: 'Last odometer' },
  dueOn: { fr: 'À faire le', en: 'Due on' },
  dueOdometer: { fr: 'À faire à (km)', en: 'Due at (km)' },
  templateId: { fr: 'Modèle', en: 'Template' },
  warnDays: { fr: 'Prévenir (jours avant)', en: 'Warn ahead (days)' },
  warnKilometres: { fr: 'Prévenir (km avant)', en: 'Warn ahead (km)' },
} satisfies Partial<Record<keyof z.infer<typeof DeadlineFields>, Sentence>>

export const deadlineStates = ['ok', 'soon', 'overdue'] as const

/** The states that need somebody to act, the urgent one first. */
export const dueStates = ['overdue', 'soon'] as const
export type DeadlineState = (typeof deadlineStates)[number]

/** The words for the states. */
export const deadlineStateLabels = {
  ok: { fr: 'À jour', en: 'Up to date' },
  soon: { fr: 'Bientôt', en: 'Due soon' },
  overdue: { fr: 'En retard', en: 'Overdue' },
} satisfies Record<DeadlineState, Sentence>

/** The label of each field of a visit, on screens and in refusals. */
export const visitLabels = {
  doneOn: { fr: 'Fait le', en: 'Done on' },
  odometer: { fr: 'Kilométrage', en: 'Odometer' },
  costAmount: { fr: 'Coût', en: 'Cost' },
  place: { fr: 'Lieu', en: 'Place' },
  note: { fr: 'Note', en: 'Note' },
  dueOn: { fr: 'Prochaine échéance', en: 'Next due on' },
  visitId: { fr: 'Visite', en: 'Visit' },
} satisfies Partial<Record<keyof VisitCreation | 'visitId', Sentence>>

/**
 * Returns the name of a deadline: that of its kind with its own, « Assurance · Flotte »; a service has its own alone.
 */
export function deadlineName({ kind, name }: Pick<StoredDeadline, 'kind' | 'name'>): Sentence {
  const { fr, en } = deadlineKindLabels[kind]
  if (!name) return { fr, en }
  return kind === 'service' ? { fr: name, en: name } : { fr: `${fr} · ${name}`, en: `${en} · ${name}` }
}
