import { z } from 'zod'
import { StoredDocument } from '../kernel/document.ts'
import { Id, optionalText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'
import { Instant, LocalDate } from '../kernel/time.ts'

export const deadlineKinds = ['inspection', 'emissions', 'insurance', 'service'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** The names of the kinds. */
export const deadlineKindLabels = {
  inspection: { fr: 'Contrôle technique', en: 'Technical inspection' },
  emissions: { fr: 'Contrôle antipollution', en: 'Emissions check' },
  insurance: { fr: 'Assurance', en: 'Insurance' },
  service: { fr: 'Entretien', en: 'Service' },
} satisfies Record<DeadlineKind, Sentence>

const Odometer = z.int().min(0).max(9_999_999)

/** The fields of a deadline; the answer and the columns of its queries derive from them. */
export const DeadlineFields = z.object({
  kind: z.enum(deadlineKinds),
  /** The company's own name of it: « Vidange ». */
  name: optionalText(60),
  /** The step by months, by kilometres, or whichever comes first. Without any it is due once. */
  everyMonths: z.int().min(1).max(240).nullable(),
  everyKilometres: z.int().min(1).max(1_000_000).nullable(),
  /** The last time it was done. */
  lastOn: LocalDate.nullable(),
  lastOdometer: Odometer.nullable(),
  /** The last day on which it is in time: it is overdue the day after. */
  dueOn: LocalDate.nullable(),
  /** The last odometer at which it is in time. */
  dueOdometer: Odometer.nullable(),
  /** The days and kilometres before it is due from which it is shown as due soon. */
  warnDays: z.int().min(0).max(366),
  warnKilometres: z.int().min(0).max(100_000),
  /**
   * The template of the vehicle's category from which it was made; each value follows it until the vehicle has its own.
   */
  templateId: Id.nullable(),
})

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
  warnDays: { fr: 'Prévenir (jours avant)', en: 'Warn ahead (days)' },
  warnKilometres: { fr: 'Prévenir (km avant)', en: 'Warn ahead (km)' },
} satisfies Partial<Record<keyof z.infer<typeof DeadlineFields>, Sentence>>

/** A deadline as sent. What is due follows from the last time and the step, unless it is sent too. */
export const DeadlineCreation = DeadlineFields.partial().required({ kind: true })
export type DeadlineCreation = z.infer<typeof DeadlineCreation>

export const DeadlineChange = DeadlineFields.omit({ kind: true, templateId: true }).partial()
export type DeadlineChange = z.infer<typeof DeadlineChange>

/** The values of a deadline, as they are stored. */
export type StoredDeadline = z.infer<typeof DeadlineFields>

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

export const Deadline = z.object({
  id: z.int(),
  vehicleId: z.int(),
  ...stored(DeadlineFields),
  state: z.enum(deadlineStates),
  /** The day on which the kilometres will be reached at the pace of the last 90 days; null where that is unknown. */
  estimatedOn: z.string().nullable(),
})
export type Deadline = z.infer<typeof Deadline>

/** A deadline in the list of the company, with its vehicle. */
export const VehicleDeadline = Deadline.extend({
  vehicle: z.object({
    id: z.int(),
    registrationNumber: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    odometer: z.int(),
  }),
})
export type VehicleDeadline = z.infer<typeof VehicleDeadline>

/** The fields of a visit: the record of a deadline that was done. */
export const VisitFields = z.object({
  /** The day on which it was done, not after today. */
  doneOn: LocalDate,
  odometer: Odometer.nullable(),
  /** The price paid, in euros. */
  costAmount: Euros.nullable(),
  place: optionalText(100),
  note: optionalText(500),
})

/**
 * A visit as sent. `dueOn` and `dueOdometer` are the next ones where they do not follow from the step; `unavailability`
 * takes the vehicle out of rental for the visit.
 */
export const VisitCreation = VisitFields.partial()
  .required({ doneOn: true })
  .extend({
    dueOn: LocalDate.nullish(),
    dueOdometer: Odometer.nullish(),
    unavailability: z.object({ start: Instant, end: Instant }).nullish(),
  })
export type VisitCreation = z.infer<typeof VisitCreation>

/** The label of each field of a visit, on screens and in refusals. */
export const visitLabels = {
  doneOn: { fr: 'Fait le', en: 'Done on' },
  odometer: { fr: 'Kilométrage', en: 'Odometer' },
  costAmount: { fr: 'Coût', en: 'Cost' },
  place: { fr: 'Lieu', en: 'Place' },
  note: { fr: 'Note', en: 'Note' },
  dueOn: { fr: 'Prochaine échéance', en: 'Next due on' },
} satisfies Partial<Record<keyof VisitCreation, Sentence>>

export const Visit = z.object({
  id: z.int(),
  vehicleId: z.int(),
  /** The deadline that was done; null when it was removed later. */
  deadlineId: Id.nullable(),
  kind: z.enum(deadlineKinds),
  name: z.string().nullable(),
  ...stored(VisitFields),
  /** The reports and bills, in the order in which they were sent. */
  documents: z.array(StoredDocument),
})
export type Visit = z.infer<typeof Visit>

/** The answer to a recorded visit: its deadline with what is due next, and the visit, to which documents are sent. */
export const RecordedVisit = Deadline.extend({ visitId: z.int() })
export type RecordedVisit = z.infer<typeof RecordedVisit>

/**
 * Returns the name of a deadline: that of its kind with its own, « Assurance · Flotte »; a service has its own alone.
 */
export function deadlineName({ kind, name }: Pick<StoredDeadline, 'kind' | 'name'>): Sentence {
  const { fr, en } = deadlineKindLabels[kind]
  if (!name) return { fr, en }
  return kind === 'service' ? { fr: name, en: name } : { fr: `${fr} · ${name}`, en: `${en} · ${name}` }
}
