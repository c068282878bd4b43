import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { isSomethingUnsaved } from '#ui/form/draft'
import { type CheckValues, firstState, newKey } from './check-values.ts'
import {
  deviceBox,
  findCheck,
  forgetCheck,
  type KeptCheck,
  keptChecks,
  openOutbox,
  storeCheck,
  storePhoto,
} from './outbox.ts'
import { reopenCheck, sendCheck, sendWaiting, submitCheck } from './sending.ts'

// Node has no IndexedDB: checks are in the tab's memory, as in a browser that stores nothing.
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
afterEach(async () => {
  for (const check of keptChecks()) await forgetCheck(check)
  vi.unstubAllGlobals()
})

let rentals = 0
const owner = { userId: 3, companyId: 7 }

async function givenCheck(photos: string[] = []): Promise<KeptCheck> {
  await openOutbox(owner)
  const unsigned = { by: 'Zoé', strokes: [], isOnPaper: false }
  const values: CheckValues = {
    ...firstState({ odometer: 1000, fuelLevel: '3/4' }),
    photos: photos.map((id) => ({ id, shot: null })),
    customerSignature: unsigned,
    agentSignature: unsigned,
  }
  const check: KeptCheck = {
    ...owner,
    rentalId: ++rentals,
    stage: 'delivery',
    publicId: '202611-0001',
    plate: 'aa123aa',
    values,
    uploads: {},
    sending: null,
    refusal: null,
    keptAt: 0,
  }
  for (const id of photos) await storePhoto(check, id, new Blob(['jpeg']))
  return check
}

const recordedBy = (id: number, odometer = 1000, photoIds: number[] = []) => ({
  vehicleChanges: [],
  checks: [
    {
      stage: 'delivery',
      stretch: 0,
      odometer,
      fuelLevel: '3/4',
      comments: null,
      damages: [],
      photos: photoIds.map((photo) => ({ id: photo })),
      customerSignature: null,
      recordedBy: { id, firstName: 'Maryse', lastName: null },
      recordedAt: '2026-11-20T10:00:00Z',
    },
  ],
})
const problem = (status: number, body: object) => Response.json(body, { status })

/** Simulates a healthy server: photos get ids, and the check is recorded by its sender. */
function wellAnswers(photos: number[] = []) {
  return (url: string) => {
    if (url.endsWith('/photos'))
      return Response.json({ id: photos[photos.push(41 + photos.length) - 1] }, { status: 201 })
    return Response.json(url.endsWith('/me') ? { id: owner.userId } : recordedBy(owner.userId, 1000, photos))
  }
}

/** Returns a check that waits for the network. */
async function givenWaiting(photos: string[] = []): Promise<KeptCheck> {
  server.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  const { check } = await submitCheck(await givenCheck(photos), false)
  server.sent = []
  return check
}

/** Simulates a healthy server that holds its first answer at a path until the returned function is called. */
function holdsFirst(path: string): () => void {
  const answer = wellAnswers()
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = false
  server.answer = async (url) => {
    const response = answer(url)
    if (url.endsWith(path) && !isHeld) {
      isHeld = true
      await promise
    }
    return response
  }
  return resolve
}

const lastSent = () => server.sent.map(({ url }) => url.split('/').at(-1))

/** Types an odometer reading into a check, as its form does. */
async function type(check: KeptCheck, odometer: number): Promise<void> {
  const kept = findCheck(check) ?? check
  await storeCheck({ ...kept, values: { ...kept.values, odometer } })
}

test('a check that the browser cannot store keeps the page from being reloaded, until it is sent or removed', async () => {
  const check = await givenCheck(['photo'])
  await storeCheck(check)
  expect(isSomethingUnsaved()).toBe(true)
  await forgetCheck(check)
  expect(isSomethingUnsaved()).toBe(false)
})

test('photos are sent first, then the check with their ids; then nothing stays on the device', async () => {
  server.answer = wellAnswers()
  const check = await givenCheck(['front', 'back'])
  expect(await submitCheck(check, false)).toMatchObject({ state: 'recorded' })
  expect(server.sent.map(({ url }) => url.split('/').at(-1))).toEqual(['photos', 'photos', 'checks'])
  expect(server.sent[2]?.body).toMatchObject({ odometer: 1000, photoIds: [41, 42], customerSignature: null })
  expect(findCheck(check)).toBeNull()
})

test('a lost request is sent again with the same key, and a successful one is not sent again', async () => {
  const check = await givenCheck(['front', 'back'])
  server.answer = (url) => {
    if (url.endsWith('/photos') && server.sent.length === 1) return Response.json({ id: 41 }, { status: 201 })
    throw new TypeError('Failed to fetch')
  }
  expect(await submitCheck(check, false)).toMatchObject({ state: 'waiting' })
  const lost = server.sent[1]?.key
  server.sent = []
  server.answer = (url) => {
    if (url.endsWith('/checks')) throw new TypeError('Failed to fetch')
    return url.endsWith('/me') ? Response.json({ id: 3 }) : Response.json({ id: 42 }, { status: 201 })
  }
  expect(await sendWaiting(owner)).toMatchObject([{ state: 'waiting' }])
  expect(server.sent.map(({ url }) => url.split('/').at(-1))).toEqual(['me', 'photos', 'checks'])
  expect(server.sent[1]?.key).toBe(lost)
  const key = server.sent[2]?.key
  server.sent = []
  server.answer = wellAnswers([41, 42])
  expect(await sendWaiting(owner)).toMatchObject([{ state: 'recorded' }])
  expect(server.sent.map(({ url }) => url.split('/').at(-1))).toEqual(['me', 'checks'])
  expect(server.sent[1]).toMatchObject({ key, body: { photoIds: [41, 42] } })
  expect(keptChecks()).toEqual([])
})

test('a check just submitted is not also sent as a waiting one, so that its result is told once', async () => {
  server.answer = wellAnswers()
  const check = await givenCheck()
  const submitted = submitCheck(check, false)
  const waiting = sendWaiting(owner)
  expect(await waiting).toEqual([])
  expect(await submitted).toMatchObject({ state: 'recorded' })
  expect(server.sent.map(({ url }) => url.split('/').at(-1))).toEqual(['checks'])
})

test('a check that is sent at once for two reasons is told once', async () => {
  const check = await givenCheck()
  server.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await submitCheck(check, false)).toMatchObject({ state: 'waiting' })
  server.sent = []
  server.answer = wellAnswers()
  const told = await Promise.all([sendWaiting(owner), sendWaiting(owner)])
  expect(told.flat()).toMatchObject([{ state: 'recorded' }])
  expect(server.sent.filter(({ url }) => url.endsWith('/checks'))).toHaveLength(1)
})

test('two simultaneous calls send the same check once', async () => {
  server.answer = wellAnswers()
  const check = { ...(await givenCheck()), sending: { key: newKey(), isOdometerConfirmed: false, since: '' } }
  const outcomes = await Promise.all([sendCheck(check), sendCheck(check)])
  expect(outcomes.map(({ state }) => state)).toEqual(['recorded', 'recorded'])
  expect(server.sent).toHaveLength(1)
})

test('a refusal gives its reason and keeps everything', async () => {
  const check = await givenCheck()
  server.answer = () => problem(409, { code: 'vehicle_taken', detail: 'Le véhicule est encore dehors.' })
  expect(await submitCheck(check, false)).toMatchObject({ state: 'refused', problem: { code: 'vehicle_taken' } })
  expect(findCheck(check)).toMatchObject({
    sending: null,
    refusal: { code: 'vehicle_taken', detail: 'Le véhicule est encore dehors.' },
    values: check.values,
  })
})

test.each([401, 429, 500, 503])('the check waits after an answer %i', async (status) => {
  const check = await givenCheck()
  server.answer = () => problem(status, { code: 'internal' })
  expect(await submitCheck(check, false)).toMatchObject({ state: 'waiting' })
  expect(findCheck(check)?.sending).not.toBeNull()
})

test('a check already recorded by a colleague is reported, and the typed values stay', async () => {
  const check = await givenCheck()
  server.answer = () => Response.json(recordedBy(9))
  expect(await submitCheck(check, false)).toMatchObject({ state: 'refused' })
  expect(findCheck(check)).toMatchObject({
    sending: null,
    refusal: { code: 'recorded_before', by: 'Maryse', at: '2026-11-20T10:00:00Z' },
  })
})

test('a colleague’s record is reported too where the server takes no more photos', async () => {
  const check = await givenCheck(['front'])
  server.answer = (url) =>
    url.endsWith('/photos')
      ? problem(409, { code: 'invalid_transition', detail: 'Aucun état des lieux n’attend cette photo.' })
      : Response.json(recordedBy(9))
  expect(await submitCheck(check, false)).toMatchObject({ state: 'refused' })
  expect(findCheck(check)).toMatchObject({ sending: null, refusal: { code: 'recorded_before', by: 'Maryse' } })

  server.answer = (url) =>
    url.endsWith('/photos')
      ? problem(409, { code: 'invalid_transition', detail: 'Aucun état des lieux n’attend cette photo.' })
      : Response.json({ vehicleChanges: [], checks: [] })
  await submitCheck(check, false)
  expect(findCheck(check)).toMatchObject({ refusal: { code: 'invalid_transition' } })
})

test.each([
  ['its photos', { photos: [{ id: 'front', shot: null }] }],
  ['its signature', { customerSignature: { by: 'Zoé', strokes: [[0, 0, 9, 9]], isOnPaper: false } }],
  ['its fuel level', { fuelLevel: '1/4' }],
  ['its comments', { comments: 'Jante rayée' }],
])(
  'a check that the same user recorded on another device without %s is reported, and the values stay',
  async (_, typed) => {
    const check = await givenCheck(['front'])
    server.answer = (url) =>
      url.endsWith('/photos') ? Response.json({ id: 41 }, { status: 201 }) : Response.json(recordedBy(owner.userId))
    const values = { ...check.values, photos: [], ...typed }
    expect(await submitCheck({ ...check, values }, false)).toMatchObject({ state: 'refused' })
    expect(findCheck(check)).toMatchObject({ refusal: { code: 'recorded_before' }, values })
  },
)

test('photos that the server has deleted are sent again', async () => {
  const check = { ...(await givenCheck(['front'])), uploads: { front: { key: 'old', id: 12 } } }
  let checks = 0
  server.answer = (url) => {
    if (url.endsWith('/photos')) return Response.json({ id: 77 }, { status: 201 })
    const errors = [{ path: 'photoIds', code: 'unknown', message: 'Inconnue' }]
    return ++checks === 1
      ? problem(422, { code: 'validation', errors })
      : Response.json(recordedBy(owner.userId, 1000, [77]))
  }
  expect(await submitCheck(check, false)).toMatchObject({ state: 'recorded' })
  expect(server.sent.map(({ url }) => url.split('/').at(-1))).toEqual(['checks', 'photos', 'checks'])
  expect(server.sent[1]?.key).not.toBe('old')
  expect(server.sent[2]).toMatchObject({ key: server.sent[0]?.key, body: { photoIds: [77] } })
})

test('another signed-in user neither sends nor sees it', async () => {
  const check = await givenCheck()
  server.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await submitCheck(check, false)
  server.sent = []
  server.answer = () => Response.json({ id: 99 })
  expect(await sendWaiting(owner)).toEqual([])
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/users/me'])
  await openOutbox({ userId: 99, companyId: 7 })
  expect(keptChecks()).toEqual([])
})

test('a check reopened during a slow photo is not recorded, and keeps what is typed then', async () => {
  const check = await givenWaiting(['front', 'back'])
  const answer = holdsFirst('/photos')
  const sending = sendWaiting(owner)
  await expect.poll(lastSent).toEqual(['me', 'photos'])
  expect(await reopenCheck(check)).toBe(true)
  await type(check, 1234)
  answer()
  expect(await sending).toMatchObject([{ state: 'waiting' }])
  expect(findCheck(check)).toMatchObject({ sending: null, values: { odometer: 1234 } })
  expect(lastSent()).toEqual(['me', 'photos'])
})

test('a check reopened in another tab during a slow photo is not recorded, and keeps what is typed there', async () => {
  const check = await givenWaiting(['front', 'back'])
  const answer = holdsFirst('/photos')
  const sending = sendWaiting(owner)
  await expect.poll(lastSent).toEqual(['me', 'photos'])
  await storeCheck({ ...(findCheck(check) ?? check), sending: null })
  await type(check, 1234)
  answer()
  expect(await sending).toMatchObject([{ state: 'waiting' }])
  expect(findCheck(check)).toMatchObject({ sending: null, values: { odometer: 1234 } })
  expect(lastSent()).toEqual(['me', 'photos'])
})

test('a check reopened while it is being recorded stays closed until the answer, then counts as recorded', async () => {
  const check = await givenWaiting()
  const answer = holdsFirst('/checks')
  const sending = sendWaiting(owner)
  await expect.poll(lastSent).toEqual(['me', 'checks'])
  const reopened = reopenCheck(check)
  expect(findCheck(check)?.sending).not.toBeNull()
  answer()
  expect(await reopened).toBe(false)
  expect(await sending).toMatchObject([{ state: 'recorded' }])
  expect(findCheck(check)).toBeNull()
})

test('a check reopened while it is being refused opens with the reason', async () => {
  const check = await givenWaiting()
  server.answer = (url) =>
    url.endsWith('/me')
      ? Response.json({ id: owner.userId })
      : problem(409, { code: 'vehicle_taken', detail: 'Le véhicule est encore dehors.' })
  const sending = sendWaiting(owner)
  await expect.poll(lastSent).toEqual(['me', 'checks'])
  expect(await reopenCheck(check)).toBe(true)
  await sending
  expect(findCheck(check)).toMatchObject({ sending: null, refusal: { code: 'vehicle_taken' } })
})

test('a check that nobody is sending opens at once', async () => {
  const check = await givenWaiting()
  expect(await reopenCheck(check)).toBe(true)
  expect(findCheck(check)).toMatchObject({ sending: null, values: check.values })
})

test('a user who signs in during a slow photo neither sends nor sees the rest of the check', async () => {
  await givenWaiting(['front', 'back'])
  const answer = holdsFirst('/photos')
  const sending = sendWaiting(owner)
  await expect.poll(lastSent).toEqual(['me', 'photos'])
  await openOutbox({ userId: 99, companyId: 7 })
  answer()
  expect(await sending).toMatchObject([{ state: 'waiting' }])
  expect(keptChecks()).toEqual([])
  expect(lastSent()).toEqual(['me', 'photos'])
})

test('a check stored late is not shown to the next user', async () => {
  const check = await givenWaiting()
  await openOutbox({ userId: 99, companyId: 7 })
  await storeCheck(check)
  expect(keptChecks()).toEqual([])
})

test('a user who signs in in another tab between two checks does not send the second', async () => {
  await givenWaiting()
  const second = await givenWaiting()
  let signedIn = owner.userId
  server.answer = (url) => {
    if (url.endsWith('/me')) return Response.json({ id: signedIn })
    signedIn = 99
    return Response.json(recordedBy(owner.userId))
  }
  expect(await sendWaiting(owner)).toMatchObject([{ state: 'recorded' }])
  expect(lastSent()).toEqual(['me', 'checks', 'me'])
  expect(findCheck(second)?.sending).not.toBeNull()
})

test('a photo that is read after its form was left is kept, and goes to the form that was opened since', async () => {
  const check = await givenCheck()
  const add = (id: string) => deviceBox(check).fields?.change('photos', (photos) => [...photos, { id, shot: null }])
  add('a')
  expect(findCheck(check)?.values.photos).toEqual([{ id: 'a', shot: null }])
  const onScreen: string[] = []
  const remove = deviceBox(check).fields?.show('photos', (changed) => onScreen.push(...changed([]).map(({ id }) => id)))
  add('b')
  expect(onScreen).toEqual(['b'])
  remove?.()
  add('c')
  expect(findCheck(check)?.values.photos.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(deviceBox(check).reading).toBe(deviceBox(check).reading)
})

test('a form that is being opened knows what was kept since it took its first values', async () => {
  const check = await givenCheck()
  await storeCheck(check)
  const { fields } = deviceBox(check)
  expect(fields?.kept('photos')).toBeUndefined()
  fields?.change('photos', (photos) => [...photos, { id: 'late', shot: null }])
  expect(fields?.kept('photos')).toEqual([{ id: 'late', shot: null }])
  expect(fields?.kept('damages')).toBeUndefined()
})
