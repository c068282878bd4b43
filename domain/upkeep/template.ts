import { isVan } from '../fleet/damage/schematics.ts'
import { fieldProblem, type Problem } from '../kernel/problem.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { type Deadline, type DeadlineChange, DeadlineFields, type StoredDeadline } from './deadline.schema.ts'
import { addMonths, changedDeadline, newDeadline, usualMonthsOf } from './due.ts'
import type { StoredTemplate, Template, TemplateChange, TemplateCreation } from './template.schema.ts'

export const { everyMonths, everyKilometres, warnDays, warnKilometres } = DeadlineFields.shape

/** Returns a new template with what was not sent. Throws for one without a step. */
export function newTemplate(wanted: TemplateCreation): StoredTemplate {
  const { categoryId, name, everyMonths = null, everyKilometres = null, warnDays = 30, warnKilometres = 1000 } = wanted
  return withStep({ categoryId, name, everyMonths, everyKilometres, warnDays, warnKilometres })
}

/** Returns a template after a change. Throws for one without a step. */
export function changedTemplate(before: StoredTemplate, wanted: TemplateChange): StoredTemplate {
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return withStep({ ...before, ...sent })
}

/**
 * Returns the deadline that a template gives to a vehicle: counted from today and its odometer, since nobody has said
 * when the service was done last.
 */
export function deadlineFrom(
  { id, name, everyMonths, everyKilometres, warnDays, warnKilometres }: Template,
  vehicle: Registered & { odometer: number },
  today: LocalDate,
): StoredDeadline {
  const step = { everyMonths, everyKilometres }
  const due = {
    dueOn: everyMonths === null ? null : addMonths(today, everyMonths),
    dueOdometer: everyKilometres === null ? null : vehicle.odometer + everyKilometres,
  }
  return newDeadline({ kind: 'service', name, ...step, ...due, warnDays, warnKilometres, templateId: id }, vehicle)
}

/** Returns a deadline after a change of its template. Values that the vehicle has of its own stay. */
export function followTemplate(
  deadline: StoredDeadline,
  change: { before: StoredTemplate; after: StoredTemplate },
  vehicle: Registered,
): StoredDeadline {
  const { before, after } = change
  const names = ['name', 'everyMonths', 'everyKilometres', 'warnDays', 'warnKilometres'] as const
  const followed = names.filter((name) => deadline[name] === before[name] && after[name] !== before[name])
  const wanted: DeadlineChange = Object.fromEntries(followed.map((name) => [name, after[name]]))
  const moved = changedDeadline(deadline, wanted, vehicle)
  if (followed.includes('everyMonths') && moved.everyMonths === null) moved.dueOn = null
  if (followed.includes('everyKilometres') && moved.everyKilometres === null) moved.dueOdometer = null
  return moved
}

/** A deadline that a vehicle may need: what law asks of it, or a service of its category. */
export type Proposal = Pick<StoredDeadline, 'kind' | 'name' | 'everyMonths' | 'everyKilometres'> &
  Partial<Pick<StoredDeadline, 'warnDays' | 'warnKilometres' | 'templateId'>>

/**
 * Lists the deadlines that a vehicle lacks: inspection and insurance, the emissions check of a van, and the services of
 * its category.
 */
export function proposals(
  vehicle: { categoryId: number; schematicId: number | null },
  templates: readonly Template[],
  deadlines: readonly Pick<Deadline, 'kind' | 'name' | 'templateId'>[],
): Proposal[] {
  const kinds = ['inspection', ...(isVan(vehicle.schematicId) ? ['emissions' as const] : []), 'insurance'] as const
  const legal = kinds
    .filter((kind) => !deadlines.some((deadline) => deadline.kind === kind))
    .map((kind) => ({ kind, name: null, everyMonths: usualMonthsOf(kind, vehicle), everyKilometres: null }))
  const services = templates
    .filter(({ categoryId }) => categoryId === vehicle.categoryId)
    .filter((template) => !deadlines.some((deadline) => isLike(deadline, template)))
    .map(({ id, categoryId: _, ...values }) => ({ kind: 'service' as const, ...values, templateId: id }))
  return [...legal, ...services]
}

type Registered = { firstRegistrationDate: string | null; schematicId: number | null }

/** Returns true for a deadline made from a template, or a service of the same name. */
function isLike({ kind, name, templateId }: Pick<Deadline, 'kind' | 'name' | 'templateId'>, template: Template) {
  const isSameName = name?.toLocaleLowerCase('fr') === template.name.toLocaleLowerCase('fr')
  return templateId === template.id || (kind === 'service' && isSameName)
}

function withStep(template: StoredTemplate): StoredTemplate {
  if (template.everyMonths !== null || template.everyKilometres !== null) return template
  throw noStep()
}

function noStep(): Problem {
  return fieldProblem('everyMonths', 'required', {
    fr: 'Indiquez la périodicité\u202f: en mois, en kilomètres, ou les deux.',
    en: 'Say how often: in months, in kilometres, or both.',
  })
}
