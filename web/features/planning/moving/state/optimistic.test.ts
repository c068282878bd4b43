import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { cache } from '#api/cache'
import { showAt } from './optimistic.ts'
import type { Subject } from './subject.ts'

const before = { vehicleId: 1, start: '2026-03-10T14:00:00Z', end: '2026-03-12T14:00:00Z' }
const after = { vehicleId: 2, start: '2026-03-11T14:00:00Z', end: '2026-03-13T14:00:00Z' }
const key = ['planning', 'GET /companies/:companyId/planning', {}, {}]

const read = () => ({
  rentals: [
    { id: 7, status: 'pending', isFormer: false, ...before },
    { id: 7, status: 'pending', isFormer: true, ...before },
    { id: 8, status: 'pending', isFormer: false, ...before },
  ],
  unavailabilities: [{ id: 7, ...before }],
})
const subject = { kind: 'rental', version: '"1"', is: { id: 7, status: 'pending', ...before } } as unknown as Subject

afterEach(() => cache.clear())

test('an optimistic update moves only its rental, and can be reverted', async () => {
  cache.setQueryData(key, read())
  cache.setQueryData(['planning', 'counter'], { departures: [] })
  const putBack = await showAt([{ subject, place: after }])
  const { rentals, unavailabilities } = cache.getQueryData(key) as ReturnType<typeof read>
  expect(rentals.map(({ vehicleId }) => vehicleId)).toEqual([2, 1, 1])
  expect(rentals[0]).toMatchObject(after)
  expect(unavailabilities[0]).toMatchObject(before)
  expect(cache.getQueryData(['planning', 'counter'])).toEqual({ departures: [] })
  putBack()
  expect(cache.getQueryData(key)).toEqual(read())
})

test('the bar of a rental whose vehicle is out still begins when it left', async () => {
  cache.setQueryData(key, {
    ...read(),
    rentals: [{ id: 7, isFormer: false, ...before, start: '2026-03-10T13:50:00Z' }],
  })
  const out = { ...subject, is: { ...subject.is, status: 'ongoing' } } as Subject
  await showAt([{ subject: out, place: { ...before, end: after.end } }])
  const { rentals } = cache.getQueryData(key) as ReturnType<typeof read>
  expect(rentals[0]).toMatchObject({ start: '2026-03-10T13:50:00Z', end: after.end })
})

test('a response requested earlier does not revert it', async () => {
  cache.setQueryData(key, read())
  let response = () => {}
  const late = new Promise<void>((done) => {
    response = done
  })
  const observer = new QueryObserver(cache, { queryKey: key, queryFn: () => late.then(read), staleTime: 0 })
  const stop = observer.subscribe(() => {})
  await showAt([{ subject, place: after }])
  response()
  await expect.poll(() => cache.getQueryState(key)?.fetchStatus).toBe('idle')
  expect((cache.getQueryData(key) as ReturnType<typeof read>).rentals[0]).toMatchObject(after)
  stop()
})
