import { createHash } from 'node:crypto'
import { listDamages } from '@filao/domain/fleet/contract'
import type { DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import type { Check, CheckPhoto } from '@filao/domain/rentals/check/check.schema'
import { getCheckPhoto, recordCheck } from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { chunksOf, pictureOf, sizeOf } from '#testing/picture'
import { auditOf } from '#testing/stored-rental'
import { forgetWaitingPhotos } from './handover/photo.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const scratch: DamageCreation = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' }
const signature = {
  by: 'Zoé Éboué',
  strokes: [
    [10, 20, 30, 40, 1000, 0],
    [5, 5],
  ],
}

async function givenContract() {
  const counter = await givenCounter(t)
  const rental = await counter.contract()
  return { ...counter, rental, place: { ...counter.params, rentalId: rental.id } }
}

/** Lists the stored keys of a company's photos, each with its check. */
async function stored({ by }: Counter) {
  const { rows } = await t.db.pool.query(
    `select id, check_id as "checkId", damage_id as "damageId", key, thumbnail_key as "thumbnailKey", sha256
     from check_photos where company_id = $1 order by id`,
    [by.companyId],
  )
  return rows as (Record<'id' | 'checkId' | 'damageId', number> & {
    key: string
    thumbnailKey: string
    sha256: Buffer
  })[]
}

describe('a check', () => {
  test('stores damages, photos and both signatures with its vehicle', async () => {
    const shop = await givenContract()
    const [whole, close, wide] = [
      await shop.photo(shop.rental.id),
      await shop.photo(shop.rental.id),
      await shop.photo(shop.rental.id),
    ]
    const body = {
      stage: 'delivery' as const,
      odometer: 1010,
      fuelLevel: '3/4',
      comments: 'Propre',
      damages: [{ ...scratch, comment: 'Portière', photoIds: [close.id, wide.id] }, scratch],
      photoIds: [whole.id],
      customerSignature: signature,
      agentSignature: { ...signature, by: 'Maryse' },
    }
    const { status, body: answer } = await shop.check(shop.rental.id, body)
    expect(status).toBe(200)
    const rental = answer as Rental
    expect(rental).toEqual(await shop.get(shop.rental.id))
    const [check] = rental.checks as [Check]
    expect(check).toMatchObject({
      stage: 'delivery',
      stretch: 0,
      vehicleId: shop.vehicle.id,
      odometer: 1010,
      fuelLevel: '3/4',
      comments: 'Propre',
      recordedAt: noon(0),
      recordedBy: { id: shop.by.userId },
      photos: [whole],
      customerSignature: signature,
      agentSignature: { ...signature, by: 'Maryse' },
    })
    const about = { vehicleId: shop.vehicle.id, checkId: check.id, foundAt: noon(0), repairedAt: null }
    expect(check.damages).toMatchObject([
      {
        ...scratch,
        ...about,
        comment: 'Portière',
        photos: [{ id: close.id, rentalId: shop.rental.id }, { id: wide.id }],
      },
      { ...scratch, ...about, comment: null, photos: [] },
    ])
    const vehicleId = shop.vehicle.id
    const damages = await shop.by.request(listDamages, { params: { ...shop.params, vehicleId } })
    expect(damages).toEqual([...check.damages].reverse())
  })

  test('is in the audit trail with the signers, without their strokes; each damage is there too', async () => {
    const shop = await givenContract()
    const body = { stage: 'delivery' as const, odometer: 1000, damages: [scratch], customerSignature: signature }
    const rental = (await shop.check(shop.rental.id, body)).body as Rental
    const entries = await auditOf(t, shop.by, 'rental', shop.rental.id)
    const changes = entries.at(-1)?.changes as { checks: [unknown, Check[]] }
    expect(entries.at(-1)).toMatchObject({ action: 'delivered', userId: shop.by.userId })
    expect(changes.checks[1]).toMatchObject([{ customerSignature: 'Zoé Éboué', agentSignature: null }])
    expect(JSON.stringify(changes)).not.toContain('strokes')
    const damageId = rental.checks[0]?.damages[0]?.id ?? 0
    expect(await auditOf(t, shop.by, 'damage', damageId)).toMatchObject([
      { action: 'created', userId: shop.by.userId, changes: { checkId: [null, rental.checks[0]?.id] } },
    ])
  })

  test('that was recorded is not recorded again, for any input', async () => {
    const shop = await givenContract()
    const first = await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, damages: [scratch] })
    t.setNow(noon(0, 5))
    const photo = await shop.photo(shop.rental.id)
    const again = await shop.check(shop.rental.id, {
      stage: 'delivery',
      odometer: 1,
      damages: [scratch, scratch],
      photoIds: [photo.id],
    })
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await stored(shop)).toMatchObject([{ id: photo.id, checkId: null }])
  })

  test('of the return can use the photo that the delivery left', async () => {
    const shop = await givenContract()
    const photo = await shop.photo(shop.rental.id)
    await shop.deliver(shop.rental.id)
    const back = await shop.check(shop.rental.id, { stage: 'return', odometer: 1200, photoIds: [photo.id] })
    expect(back).toMatchObject({ status: 200, body: { status: 'done', checks: [{ photos: [] }, { photos: [photo] }] } })
  })

  test.each([
    [
      'of another company',
      async (shop: Counter) => {
        const stranger = await givenCounter(t)
        const id = (await stranger.photo((await stranger.contract()).id)).id
        expect(stranger.by.companyId).not.toBe(shop.by.companyId)
        return id
      },
    ],
    [
      'of another rental',
      async (shop: Counter) => {
        const other = await shop.contract({ vehicleId: (await shop.car()).id })
        return (await shop.photo(other.id)).id
      },
    ],
    ['that there is not', async () => 2_147_483_647],
  ])('rejects a photo %s', async (_what, foreign) => {
    const shop = await givenContract()
    const id = await foreign(shop)
    const own = await shop.photo(shop.rental.id)
    for (const [path, wrong] of [
      ['photoIds', { photoIds: [own.id, id] }],
      ['damages.1.photoIds', { photoIds: [own.id], damages: [scratch, { ...scratch, photoIds: [id] }] }],
    ] as const) {
      const response = await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, ...wrong } as never)
      expect(response).toMatchObject({ status: 422, body: { errors: [{ path, code: 'unknown' }] } })
    }
    expect(await shop.get(shop.rental.id)).toEqual(shop.rental)
    expect((await stored(shop)).every(({ checkId }) => checkId === null)).toBe(true)
    const { rows } = await t.db.pool.query('select from damages where company_id = $1', [shop.by.companyId])
    expect(rows).toEqual([])
  })

  test('accepts a damage at the edge of the drawing, even with a very small number', async () => {
    const shop = await givenContract()
    const damages = [{ ...scratch, x: 5e-324, y: 1 }]
    const response = await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, damages })
    expect(response).toMatchObject({ status: 200, body: { checks: [{ damages: [{ x: 0, y: 1 }] }] } })
  })

  test('rejects a photo sent twice, or used by another check', async () => {
    const shop = await givenContract()
    const [one, two] = [await shop.photo(shop.rental.id), await shop.photo(shop.rental.id)]
    for (const twice of [
      { photoIds: [one.id, one.id] },
      { photoIds: [one.id], damages: [{ ...scratch, photoIds: [one.id] }] },
    ]) {
      const response = await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, ...twice })
      expect(response).toMatchObject({ status: 422, body: { code: 'validation' } })
    }
    await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, photoIds: [one.id] })
    const back = { stage: 'return' as const, odometer: 1000 }
    const stolen = await shop.check(shop.rental.id, { ...back, photoIds: [one.id] })
    expect(stolen).toMatchObject({ status: 422, body: { errors: [{ path: 'photoIds' }] } })
    expect((await shop.check(shop.rental.id, { ...back, photoIds: [two.id] })).status).toBe(200)
  })

  test.each([
    ['too many strokes', { customerSignature: { by: 'Zoé', strokes: Array(101).fill([1, 1]) } }],
    [
      'strokes of too many points in all',
      { customerSignature: { by: 'Zoé', strokes: Array(5).fill(Array(1000).fill(1)) } },
    ],
    ['a stroke without end', { customerSignature: { by: 'Zoé', strokes: [Array(2001).fill(1)] } }],
    ['a stroke outside the box', { agentSignature: { by: 'Zoé', strokes: [[1, 1001]] } }],
    ['a signature of nobody', { agentSignature: { by: ' ', strokes: [[1, 1]] } }],
    ['no stroke at all', { agentSignature: { by: 'Zoé', strokes: [] } }],
    ['a script for a stroke', { agentSignature: { by: 'Zoé', strokes: ['<script>'] } }],
    ['too many damages', { damages: Array(51).fill(scratch) }],
    ['a damage beside the drawing', { damages: [{ ...scratch, x: 1.5 }] }],
    ['too many photos', { photoIds: Array.from({ length: 41 }, (_, n) => n + 1) }],
    ['a photo without a number', { photoIds: ['1; drop table rentals'] }],
    ['an odometer below zero', { odometer: -1 }],
    ['more fuel than there is room', { fuelLevel: '5/4' }],
  ])('with %s is rejected and stores nothing', async (_what, wrong) => {
    const shop = await givenContract()
    const response = await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, ...wrong } as never)
    expect(response).toMatchObject({ status: 422, body: { code: 'validation' } })
    expect(await shop.get(shop.rental.id)).toEqual(shop.rental)
  })

  test('is recorded once when two phones send it at the same moment', async () => {
    const shop = await givenContract()
    const photos = [await shop.photo(shop.rental.id), await shop.photo(shop.rental.id)]
    const responses = await Promise.all(
      photos.map(({ id }) => {
        return shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, damages: [scratch], photoIds: [id] })
      }),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect((await stored(shop)).filter(({ checkId }) => checkId !== null)).toHaveLength(1)
  })
})

describe('a photo', () => {
  test('becomes a png of at most 2048 pixels and a thumbnail of 256, without metadata; the stored file has its hash', async () => {
    const shop = await givenContract()
    const chunks: [string, Buffer][] = [
      ['tEXt', Buffer.from('Comment\0<script>alert(1)</script>', 'latin1')],
      ['eXIf', Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1')],
    ]
    const sent = await shop.upload(shop.rental.id, pictureOf({ width: 3000, height: 1500, chunks }))
    expect(sent).toMatchObject({ status: 201, body: { rentalId: shop.rental.id, takenAt: noon(0) } })
    const { id } = sent.body as CheckPhoto
    expect(sent.headers.location).toBe(`/api/companies/${shop.by.companyId}/rentals/${shop.rental.id}/photos/${id}`)
    const show = async (query: { size?: 'full' | 'thumbnail' }) => {
      const { status, headers, body } = await shop.by.send(getCheckPhoto, { params: { ...shop.place, id }, query })
      expect([status, headers['content-type']]).toEqual([200, 'image/png'])
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
      return Buffer.from(body as Uint8Array)
    }
    const [full, thumbnail] = [await show({}), await show({ size: 'thumbnail' })]
    expect([sizeOf(full), sizeOf(thumbnail)]).toEqual([
      { width: 2048, height: 1024 },
      { width: 256, height: 128 },
    ])
    expect(chunksOf(full).filter((name) => name === 'tEXt' || name === 'eXIf')).toEqual([])
    expect(full.includes('script')).toBe(false)
    expect(await show({ size: 'full' })).toEqual(full)
    const [row] = await stored(shop)
    expect(row?.sha256).toEqual(createHash('sha256').update(full).digest())
    expect(await auditOf(t, shop.by, 'checkPhoto', id)).toMatchObject([
      { action: 'created', userId: shop.by.userId, changes: { sha256: [null, row?.sha256.toString('hex')] } },
    ])
  })

  test('sent again with its key is the first one again, and nothing is stored twice', async () => {
    const shop = await givenContract()
    const headers = { 'idempotency-key': 'photo-1' }
    const picture = pictureOf({ width: 40, height: 30 })
    const first = await shop.upload(shop.rental.id, picture, { headers })
    const [before] = await stored(shop)
    const again = await shop.upload(shop.rental.id, picture, { headers })
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { location: first.headers.location } })
    expect(await stored(shop)).toEqual([before])
    const other = await shop.upload(shop.rental.id, pictureOf({ width: 40, height: 31 }), { headers })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ code: 'reused' }] } })
    const elsewhere = await shop.contract({ vehicleId: (await shop.car()).id })
    expect((await shop.upload(elsewhere.id, picture, { headers })).status).toBe(422)
    expect(await stored(shop)).toHaveLength(1)
    expect(await t.files.exists(before?.key ?? '')).toBe(true)
  })

  test('sent twice at once with one key is stored once', async () => {
    const shop = await givenContract()
    const headers = { 'idempotency-key': 'photo-1' }
    const picture = pictureOf({ width: 400, height: 300 })
    const twins = await Promise.all([1, 2, 3].map(() => shop.upload(shop.rental.id, picture, { headers })))
    expect(twins.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([201, twins[0]?.body]))
    expect(await stored(shop)).toHaveLength(1)
  })

  test('queued with its check is sent again with it, and stored once after any lost answer', async () => {
    const shop = await givenContract()
    const queue = async () => {
      const photo = await shop.upload(shop.rental.id, pictureOf({ width: 9, height: 9 }), {
        headers: { 'idempotency-key': 'queued-photo' },
      })
      const { id } = photo.body as CheckPhoto
      const body = { stage: 'delivery' as const, odometer: 1000, damages: [{ ...scratch, photoIds: [id] }] }
      return await shop.check(shop.rental.id, body, { 'idempotency-key': 'queued-check' })
    }
    const first = await queue()
    await shop.check(shop.rental.id, { stage: 'return', odometer: 1100 })
    expect(await queue()).toMatchObject({ status: 200, body: first.body })
    const rental = await shop.get(shop.rental.id)
    expect(rental.status).toBe('done')
    expect(rental.checks.map(({ damages }) => damages.length)).toEqual([1, 0])
    expect(await stored(shop)).toHaveLength(1)
  })

  test.each([
    ['svg called png', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415],
    ['html called png', '<script>alert(1)</script>', 415],
    ['gif', 'GIF89a\x01\0\x01\0\0\0\0;', 415],
    ['pdf', '%PDF-1.7', 415],
    ['picture that ends in the middle', pictureOf({ width: 90, height: 90 }).subarray(0, 90), 415],
    ['jpeg of nothing', Buffer.from([255, 216, 255, 224, 0, 16]), 415],
    ['file without anything in it', '', 415],
    ['bomb of 400 megapixels', pictureOf({ width: 20_000, height: 20_000 }, { width: 1, height: 1 }), 413],
    ['picture of 30 MB', Buffer.concat([pictureOf({ width: 9, height: 9 }), Buffer.alloc(30 * 1024 * 1024)]), 413],
  ])('is rejected as %s', async (_what, content, status) => {
    const shop = await givenContract()
    const response = await shop.upload(shop.rental.id, content)
    expect(response.status).toBe(status)
    expect(await stored(shop)).toEqual([])
  })

  test('is accepted only while a vehicle is about to leave or to come back', async () => {
    const shop = await givenContract()
    const draft = await shop.contract({ vehicleId: (await shop.car()).id })
    await shop.send(draft.id, { status: 'cancelled' })
    expect(await shop.upload(draft.id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    await shop.photo(shop.rental.id)
    await shop.deliver(shop.rental.id)
    await shop.photo(shop.rental.id)
    await shop.takeBack(shop.rental.id)
    expect(await shop.upload(shop.rental.id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    expect(await stored(shop)).toHaveLength(2)
  })

  test('is visible to its company only, for both roles, under its rental', async () => {
    const shop = await givenContract()
    const { id } = await shop.photo(shop.rental.id)
    const stranger = await givenCounter(t)
    const theirs = await stranger.contract()
    const second = await shop.contract({ vehicleId: (await shop.car()).id })
    for (const [who, place] of [
      [stranger.by, shop.place],
      [stranger.by, { companyId: stranger.by.companyId, rentalId: theirs.id }],
      [stranger.by, { companyId: stranger.by.companyId, rentalId: shop.rental.id }],
      [shop.by, { ...shop.params, rentalId: second.id }],
    ] as const) {
      expect((await who.send(getCheckPhoto, { params: { ...place, id } })).status).toBe(404)
    }
    expect((await t.visitor().send(getCheckPhoto, { params: { ...shop.place, id } })).status).toBe(401)
    const staff = await t.colleague(shop.by, 'staff')
    expect((await staff.send(getCheckPhoto, { params: { ...shop.place, id } })).status).toBe(200)
    expect(await stranger.upload(shop.rental.id)).toMatchObject({ status: 404 })
    expect(await stored(stranger)).toEqual([])
    const check = { stage: 'delivery' as const, odometer: 1 }
    const foreign = { params: { companyId: stranger.by.companyId, rentalId: shop.rental.id }, body: check }
    expect((await stranger.by.send(recordCheck, foreign)).status).toBe(404)
  })

  test('without a check is deleted after a week, with its files; one with a check stays', async () => {
    const shop = await givenContract()
    const [kept, left] = [await shop.photo(shop.rental.id), await shop.photo(shop.rental.id)]
    await shop.check(shop.rental.id, { stage: 'delivery', odometer: 1000, photoIds: [kept.id] })
    t.setNow(noon(6))
    const young = await shop.photo(shop.rental.id)
    const files = (await stored(shop)).map(({ id, key, thumbnailKey }) => ({ id, keys: [key, thumbnailKey] }))
    const gone: string[] = []
    const forget = () =>
      forgetWaitingPhotos(
        t.db,
        async (_tx, _name, data) => void gone.push(...(data as { keys: string[] }).keys),
        noon(8),
      )
    await forget()
    await forget()
    expect((await stored(shop)).map(({ id }) => id)).toEqual([kept.id, young.id])
    expect(gone.filter((key) => key.includes(`/${shop.by.companyId}/`))).toEqual(
      files.find(({ id }) => id === left.id)?.keys,
    )
    const late = await shop.check(shop.rental.id, { stage: 'return', odometer: 1100, photoIds: [left.id] })
    expect(late).toMatchObject({ status: 422, body: { errors: [{ path: 'photoIds', code: 'unknown' }] } })
  })
})
