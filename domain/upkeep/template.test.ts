import { expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { visitCosts } from './costs.ts'
import { changedTemplate, deadlineFrom, followTemplate, newTemplate, proposals } from './template.ts'

const vehicle = { firstRegistrationDate: null, schematicId: 1, odometer: 42_000 }
const stored = newTemplate({ categoryId: 3, name: 'Vidange', everyMonths: 12, everyKilometres: 15_000 })
const oil = { id: 7, ...stored }

test('a template needs a step, by months, kilometres or both', () => {
  expect(newTemplate({ categoryId: 3, name: 'Pneus', everyKilometres: 40_000 })).toMatchObject({
    everyMonths: null,
    warnDays: 30,
    warnKilometres: 1000,
  })
  expect(() => newTemplate({ categoryId: 3, name: 'Pneus' })).toThrow(Problem)
  expect(() => changedTemplate(stored, { everyMonths: null, everyKilometres: null })).toThrow(Problem)
  expect(changedTemplate(stored, { everyMonths: null })).toEqual({ ...stored, everyMonths: null })
})

test('a deadline made from a template is counted from today and the present odometer', () => {
  expect(deadlineFrom(oil, vehicle, '2026-03-02')).toMatchObject({
    kind: 'service',
    name: 'Vidange',
    lastOn: null,
    dueOn: '2027-03-02',
    dueOdometer: 57_000,
    templateId: 7,
  })
})

test('a deadline follows a change of its template, but for the values that the vehicle has of its own', () => {
  const follower = { ...deadlineFrom(oil, vehicle, '2026-03-02'), lastOn: '2026-01-15', lastOdometer: 40_000 }
  const own = { ...follower, everyMonths: 6, dueOn: '2026-07-15' }
  const change = { before: stored, after: changedTemplate(stored, { everyMonths: 24, everyKilometres: 20_000 }) }
  expect(followTemplate(follower, change, vehicle)).toMatchObject({ dueOn: '2028-01-15', dueOdometer: 60_000 })
  expect(followTemplate(own, change, vehicle)).toMatchObject({
    everyMonths: 6,
    dueOn: '2026-07-15',
    everyKilometres: 20_000,
    dueOdometer: 60_000,
  })
  const byDate = { before: stored, after: changedTemplate(stored, { everyKilometres: null }) }
  expect(followTemplate(follower, byDate, vehicle)).toMatchObject({ everyKilometres: null, dueOdometer: null })
})

test('a vehicle is proposed what law asks of it and what its category needs, unless it has it', () => {
  const requested = (schematicId: number, deadlines: Parameters<typeof proposals>[2] = []) =>
    proposals({ categoryId: 3, schematicId }, [oil, { ...oil, id: 8, categoryId: 4 }], deadlines)
  const names = (some: ReturnType<typeof proposals>) => some.map(({ kind, everyMonths }) => [kind, everyMonths])
  expect(names(requested(1))).toEqual([
    ['inspection', 24],
    ['insurance', 12],
    ['service', 12],
  ])
  expect(names(requested(8))[0]).toEqual(['inspection', 36])
  expect(names(requested(5))[1]).toEqual(['emissions', 12])
  const has = (kind: 'service' | 'insurance', name: string | null, templateId: number | null) => ({
    kind,
    name,
    templateId,
  })
  expect(names(requested(1, [has('insurance', 'Flotte', null), has('service', 'Vidange moteur', 7)]))).toEqual([
    ['inspection', 24],
  ])
  expect(names(requested(1, [has('service', 'VIDANGE', null)]))).toHaveLength(2)
})

test('the costs of a vehicle are those of all its visits, and of the last twelve months', () => {
  const visit = (doneOn: string, costAmount: number | null) => ({ doneOn, costAmount })
  const visits = [
    visit('2026-03-02', 78.55),
    visit('2025-03-03', 0.2),
    visit('2025-03-02', 100),
    visit('2026-01-01', null),
  ]
  expect(visitCosts(visits, '2026-03-02')).toEqual({ total: 178.75, lastYear: 78.75 })
})
