import { isMotorcycle } from '../fleet/damage/schematics.ts'
import { fieldProblem, type Problem } from '../kernel/problem.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import type { DeadlineChange, DeadlineCreation, StoredDeadline, VisitCreation } from './deadline.schema.ts'
import type { DeadlineKind } from './deadline.ts'

/** The months after each inspection in which a van also has its emissions checked (R. 323-22, II). */
const emissionsMonths = 12

/**
 * The months between two times where nothing else is asked. Code de la route, R. 323-22: an inspection every two years.
 */
const usualMonths: Record<DeadlineKind, number | null> = {
  inspection: 24,
  emissions: emissionsMonths,
  insurance: 12,
  service: null,
}

/**
 * The first inspection is in the six months before an anniversary of the registration: the fourth (R. 323-22), for a
 * motorcycle the fifth, which then has one every three years (décret n° 2023-974).
 */
const firstInspection = { years: 4, motorcycleYears: 5, windowMonths: 6 }
const motorcycleMonths = 36

/**
 * The last days of the first inspection of motorcycles that were on the road before they had any, which began on 15
 * April 2024: those registered before a day (décret n° 2023-974).
 */
const inspectionBegan = '2024-04-15'
const lateInspections = [
  { registeredBefore: '2017-01-01', dueOn: '2024-12-31' },
  { registeredBefore: '2020-01-01', dueOn: '2025-12-31' },
  { registeredBefore: '2022-01-01', dueOn: '2026-12-31' },
]

/** Returns the months between two times that are usual for a vehicle; null where its owner decides. */
export function usualMonthsOf(kind: DeadlineKind, { schematicId }: Pick<Registered, 'schematicId'>): number | null {
  return kind === 'inspection' && isMotorcycle(schematicId) ? motorcycleMonths : usualMonths[kind]
}

/**
 * The vehicle of a deadline: its first registration and its drawing, a scooter or a car, decide on the first
 * inspection.
 */
type Registered = { firstRegistrationDate: string | null; schematicId: number | null }

/**
 * Returns a new deadline with everything that was not sent: the usual step, and what is due. Throws where nothing says
 * when it is due.
 */
export function newDeadline(wanted: DeadlineCreation, vehicle: Registered): StoredDeadline {
  const { kind } = wanted
  const hasStep = wanted.everyMonths !== undefined || wanted.everyKilometres !== undefined
  const deadline = {
    kind,
    name: wanted.name ?? null,
    everyMonths: wanted.everyMonths ?? (hasStep ? null : usualMonthsOf(kind, vehicle)),
    everyKilometres: wanted.everyKilometres ?? null,
    lastOn: wanted.lastOn ?? null,
    lastOdometer: wanted.lastOdometer ?? null,
    warnDays: wanted.warnDays ?? 30,
    warnKilometres: wanted.warnKilometres ?? 1000,
    templateId: wanted.templateId ?? null,
  }
  const due = nextDue(deadline, vehicle)
  const created = {
    ...deadline,
    dueOn: wanted.dueOn ?? due.dueOn,
    dueOdometer: wanted.dueOdometer ?? due.dueOdometer,
  }
  if (created.dueOn === null && created.dueOdometer === null) throw neverDue()
  return created
}

/** Returns a deadline after a change. What is due is computed again where the last time or the step changes. */
export function changedDeadline(before: StoredDeadline, wanted: DeadlineChange, vehicle: Registered): StoredDeadline {
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const after: StoredDeadline = { ...before, ...sent }
  const isMoved = (['everyMonths', 'everyKilometres', 'lastOn', 'lastOdometer'] as const).some(
    (name) => after[name] !== before[name],
  )
  if (!isMoved) return after
  const due = nextDue(after, vehicle)
  if (wanted.dueOn === undefined) after.dueOn = due.dueOn ?? before.dueOn
  if (wanted.dueOdometer === undefined) after.dueOdometer = due.dueOdometer ?? before.dueOdometer
  return after
}

/** Refuses a last time after today: what is done in years would not be due now. */
export function checkLastOn(lastOn: LocalDate | null | undefined, today: LocalDate): void {
  if (lastOn && lastOn > today) throw inFuture('lastOn')
}

/**
 * Returns a deadline that was done: the visit is its last time, unless a later one is known, and the next one follows
 * from the step or was sent with the visit. Without a step nothing is due any more. Throws for a day after today.
 */
export function doneDeadline(
  before: StoredDeadline,
  visit: VisitCreation,
  { today, ...vehicle }: Registered & { today: LocalDate; odometer: number },
): StoredDeadline {
  if (visit.doneOn > today) throw inFuture('doneOn')
  if (before.lastOn !== null && visit.doneOn < before.lastOn) {
    return { ...before, dueOn: visit.dueOn ?? before.dueOn, dueOdometer: visit.dueOdometer ?? before.dueOdometer }
  }
  const lastOdometer = visit.odometer ?? (before.everyKilometres === null ? null : vehicle.odometer)
  const after = { ...before, lastOn: visit.doneOn, lastOdometer }
  const due = nextDue(after, vehicle)
  return { ...after, dueOn: visit.dueOn ?? due.dueOn, dueOdometer: visit.dueOdometer ?? due.dueOdometer }
}

/** Returns the emissions check of a vehicle after an inspection, which includes one: the next is due a year later. */
export function emissionsAfter(inspectedOn: LocalDate, before: StoredDeadline, vehicle: Registered): StoredDeadline {
  if (before.lastOn !== null && before.lastOn >= inspectedOn) return before
  return changedDeadline(before, { lastOn: inspectedOn }, vehicle)
}

/** Returns what is due after the last time: the last time plus the step. */
function nextDue(
  deadline: Pick<StoredDeadline, 'kind' | 'everyMonths' | 'everyKilometres' | 'lastOn' | 'lastOdometer'>,
  vehicle: Registered,
): Pick<StoredDeadline, 'dueOn' | 'dueOdometer'> {
  const { kind, everyMonths, everyKilometres, lastOn, lastOdometer } = deadline
  const first = firstDue(kind, vehicle, lastOn)
  const next = lastOn !== null && everyMonths !== null ? addMonths(lastOn, everyMonths) : null
  return {
    dueOn: first ?? next,
    dueOdometer: lastOdometer !== null && everyKilometres !== null ? lastOdometer + everyKilometres : null,
  }
}

/**
 * Returns the last day of the first inspection, or of the first emissions check a year after it; null when it was done.
 * An inspection before its six months does not count as the first.
 */
function firstDue(
  kind: DeadlineKind,
  { firstRegistrationDate, schematicId }: Registered,
  lastOn: string | null,
): LocalDate | null {
  if (firstRegistrationDate === null) return null
  const years = isMotorcycle(schematicId) ? firstInspection.motorcycleYears : firstInspection.years
  const due = addMonths(firstRegistrationDate, years * 12)
  if (kind === 'emissions') return lastOn === null ? addMonths(due, emissionsMonths) : null
  if (kind !== 'inspection') return null
  const late = isMotorcycle(schematicId) && lateInspections.find((one) => firstRegistrationDate < one.registeredBefore)
  if (late) return lastOn === null || lastOn < inspectionBegan ? late.dueOn : null
  return lastOn === null || lastOn < addMonths(due, -firstInspection.windowMonths) ? due : null
}

/** Adds months to a day. The 29 February becomes the 28 in a year without it. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

function neverDue(): Problem {
  return fieldProblem('dueOn', 'required', {
    fr: 'Indiquez quand c’est à faire\u202f: une date, un kilométrage, ou la dernière fois et la périodicité.',
    en: 'Say when it is due: a date, an odometer, or the last time and how often.',
  })
}

function inFuture(field: 'doneOn' | 'lastOn'): Problem {
  return fieldProblem(field, 'range', {
    fr: 'Cette date n’est pas encore passée\u202f: indiquez le jour où c’était fait.',
    en: 'This date is in the future: enter the day on which it was done.',
  })
}
