import { formatLocalDate } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import type { Deadline } from './deadline.schema.ts'
import { deadlineName } from './deadline.ts'
import { comesByKilometres } from './state.ts'

/** The kinds without which a vehicle may not be on the road. */
const stoppingKinds: readonly string[] = ['inspection', 'insurance']

/** The label of the reason for which a vehicle leaves all the same. */
export const overdueReasonLabel: Sentence = { fr: 'Motif du départ', en: 'Reason for letting it leave' }

type Dated = Pick<Deadline, 'kind' | 'name' | 'dueOn' | 'estimatedOn' | 'state'>

/** Returns the deadlines for which a vehicle must not leave: an overdue inspection or insurance. */
export function stoppingDeadlines<One extends Pick<Deadline, 'kind' | 'state'>>(deadlines: readonly One[]): One[] {
  return deadlines.filter(({ kind, state }) => state === 'overdue' && stoppingKinds.includes(kind))
}

/**
 * Refuses the departure of a vehicle with an overdue inspection or insurance, unless an administrator gives a reason.
 * `path` is the path of the reason in the request. Throws `deadline_overdue`.
 */
export function checkMayLeave(stopping: readonly Dated[], letPass: { reason: string | null; path: string }): void {
  if (stopping.length === 0 || letPass.reason !== null) return
  const message = {
    fr: `${stopSentence(stopping, 'fr')} Un administrateur peut le laisser partir en indiquant un motif.`,
    en: `${stopSentence(stopping, 'en')} An administrator may let it leave by giving a reason.`,
  }
  const fields = [{ path: letPass.path, code: 'deadline_overdue', message }]
  const deadlines = stopping.map(({ kind, name, dueOn }) => ({ kind, name, dueOn }))
  throw new Problem('deadline_overdue', message, { fields, data: { deadlines } })
}

/**
 * Says which deadlines are overdue and since when: « Contrôle technique\u202f: échéance dépassée depuis le 2 mars 2026.
 * »
 */
export function stopSentence(stopping: readonly Dated[], language: Language): string {
  const parts = stopping.map((deadline) => {
    const name = deadlineName(deadline)[language]
    const { dueOn } = deadline
    // One that is overdue by its kilometres has a date to come.
    const since = dueOn === null || comesByKilometres(deadline) ? '' : formatLocalDate(dueOn, language)
    if (language === 'fr') return `${name}\u202f: échéance dépassée${since && ` depuis le ${since}`}.`
    return `${name}: overdue${since && ` since ${since}`}.`
  })
  const stop = language === 'fr' ? 'Ce véhicule ne doit pas partir.' : 'This vehicle must not leave.'
  return [...parts, stop].join(' ')
}
