import { expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import type { DeadlineKind, DeadlineState } from './deadline.ts'
import { checkMayLeave, stoppingDeadlines, stopSentence } from './departure.ts'

const deadline = (kind: DeadlineKind, state: DeadlineState) => ({
  kind,
  state,
  name: null,
  dueOn: '2026-03-01',
  estimatedOn: null,
})

test('only an overdue inspection or insurance stops a departure', () => {
  const stopping = [deadline('inspection', 'overdue'), deadline('insurance', 'overdue')]
  const others = [
    deadline('inspection', 'soon'),
    deadline('insurance', 'ok'),
    deadline('emissions', 'overdue'),
    deadline('service', 'overdue'),
  ]
  expect(stoppingDeadlines([...others, ...stopping])).toEqual(stopping)
})

test('the refusal says which deadline and since when, and a reason lets the vehicle leave', () => {
  const stopping = [deadline('inspection', 'overdue')]
  const refuse = () => checkMayLeave(stopping, { reason: null, path: 'out.overdueReason' })
  expect(refuse).toThrow(Problem)
  expect(refuse).toThrow(
    expect.objectContaining({
      code: 'deadline_overdue',
      sentence: expect.objectContaining({
        fr: expect.stringMatching(/^Contrôle technique\u202f: échéance dépassée depuis le 1er mars 2026\./),
      }),
      details: expect.objectContaining({ fields: [expect.objectContaining({ path: 'out.overdueReason' })] }),
    }),
  )
  expect(stopSentence([{ ...deadline('insurance', 'overdue'), name: 'Flotte' }], 'en')).toBe(
    'Insurance · Flotte: overdue since 1 March 2026. This vehicle must not leave.',
  )
  const byKilometres = { ...deadline('inspection', 'overdue'), dueOn: '2027-01-15', estimatedOn: '2026-03-02' }
  expect(stopSentence([byKilometres], 'en')).toBe('Technical inspection: overdue. This vehicle must not leave.')
  checkMayLeave(stopping, { reason: 'Trajet vers le centre', path: '' })
  checkMayLeave([], { reason: null, path: '' })
})
