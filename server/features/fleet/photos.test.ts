import {
  createVehiclePhoto,
  deleteVehiclePhoto,
  getSchematic,
  getSchematicThumbnail,
  getVehiclePhoto,
  getVehicleThumbnail,
  listSchematics,
  listVehiclePhotos,
  updateVehicle,
  updateVehiclePhoto,
} from '@filao/domain/fleet/contract'
import { schematics, schematicViews } from '@filao/domain/fleet/damage/schematics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenPhoto, givenPicture, givenVehicle } from '#testing/given'
import { sizeOf } from '#testing/picture'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const of = (by: Member, id = 0) => ({ companyId: by.companyId, id })
const exists = async (url: string) => (await t.app.inject({ url })).statusCode === 200

describe('vehicle photos', () => {
  test('are created, read, listed and changed', async () => {
    const by = await t.company()
    const photo = await givenPhoto(by, { make: 'Peugeot', model: '208', year: 2024 })
    expect(photo).toMatchObject({ make: 'Peugeot', model: '208', year: 2024, companyId: by.companyId })
    expect(await by.request(getVehiclePhoto, { params: of(by, photo.id) })).toEqual(photo)
    const older = await givenPhoto(by, { make: 'peugeot', model: '208', year: 2019 })
    const first = await givenPhoto(by, { make: 'Citroën', model: 'C3', year: 2020 })
    const params = { companyId: by.companyId }
    expect((await by.request(listVehiclePhotos, { params })).map(({ id }) => id)).toEqual([
      first.id,
      photo.id,
      older.id,
    ])
    const changed = await by.request(updateVehiclePhoto, { params: of(by, photo.id), body: { year: 2025 } })
    expect(changed).toEqual({ ...photo, year: 2025 })
  })

  test('a new picture replaces the old one, whose file is deleted', async () => {
    const by = await t.company()
    const photo = await givenPhoto(by)
    const url = await givenPicture(by)
    await by.request(updateVehiclePhoto, { params: of(by, photo.id), body: { url } })
    await t.removeFiles()
    expect([await exists(photo.url), await exists(photo.thumbnailUrl), await exists(url)]).toEqual([false, true, true])
  })

  test('a removed photo deletes its files, except those that another photo shows', async () => {
    const by = await t.company()
    const photo = await givenPhoto(by)
    await givenPhoto(by, { year: 2024, thumbnailUrl: photo.thumbnailUrl })
    expect((await by.send(deleteVehiclePhoto, { params: of(by, photo.id) })).status).toBe(204)
    await t.removeFiles()
    expect([await exists(photo.url), await exists(photo.thumbnailUrl)]).toEqual([false, true])
    expect((await by.send(getVehiclePhoto, { params: of(by, photo.id) })).status).toBe(404)
  })

  test('need a make, a model, a year of 1900 to five years ahead, and two uploads of this company', async () => {
    const [by, other] = [await t.company(), await t.company()]
    t.setNow('2026-03-01T12:00:00.000Z')
    const body = {
      make: 'Dacia',
      model: 'Duster',
      year: 2031,
      url: await givenPicture(by),
      thumbnailUrl: await givenPicture(by),
    }
    const refused: [string, unknown][] = [
      ['make', ' '],
      ['model', ''],
      ['year', 1899],
      ['year', 2032],
      ['year', 2024.5],
      ['url', 'https://example.test/x.png'],
      ['url', `/files/vehiclePhotos/${by.companyId}/../x.png`],
      ['url', await givenPicture(by, { path: 'companyLogos', resize: 512 })],
      ['thumbnailUrl', await givenPicture(other)],
    ]
    for (const [path, value] of refused) {
      const response = await by.send(createVehiclePhoto, {
        params: { companyId: by.companyId },
        body: { ...body, [path]: value },
      })
      expect([path, value, response.status, response.body]).toMatchObject([path, value, 422, { errors: [{ path }] }])
    }
    expect((await by.send(createVehiclePhoto, { params: { companyId: by.companyId }, body })).status).toBe(201)
  })

  test('are managed by both roles, and by no other company', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const photo = await givenPhoto(await t.colleague(admin, 'staff'))
    for (const call of [getVehiclePhoto, updateVehiclePhoto, deleteVehiclePhoto] as const) {
      const body = call === updateVehiclePhoto ? { body: { year: 2020 } } : {}
      expect((await other.send(call, { params: of(other, photo.id), ...body })).status).toBe(404)
      expect((await other.send(call, { params: of(admin, photo.id), ...body })).status).toBe(404)
    }
    expect(await admin.request(getVehiclePhoto, { params: of(admin, photo.id) })).toEqual(photo)
  })
})

describe('the thumbnail of a vehicle', () => {
  const thumbnail = (by: Member, id: number) => by.send(getVehicleThumbnail, { params: of(by, id) })

  test('is that of its make and model, ignoring case and accents, and of the nearest year', async () => {
    const by = await t.company()
    const vehicle = await givenVehicle(by, { make: 'CITROEN', model: 'c3 picasso', year: 2021 })
    expect((await thumbnail(by, vehicle.id)).status).toBe(404)
    await givenPhoto(by, { make: 'Renault', model: 'C3 Picasso', year: 2021 })
    expect((await thumbnail(by, vehicle.id)).status).toBe(404)

    await givenPhoto(by, { make: 'Citroën', model: 'C3 Picasso', year: 2010 })
    const { status, headers, body } = await thumbnail(by, vehicle.id)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/png', 'nosniff'])
    expect(headers['cache-control']).toBe('private, max-age=300')
    expect(sizeOf(body)).toEqual({ width: 12, height: 8 })
  })

  test('follows the nearest year, the exact one first', async () => {
    const by = await t.company()
    const vehicle = await givenVehicle(by, { make: 'Fiat', model: '500', year: 2021 })
    const shownYear = async () => {
      const { body } = await thumbnail(by, vehicle.id)
      return Buffer.from(body as Uint8Array).toString()
    }
    for (const year of [2010, 2017, 2025, 2022, 2020, 2021]) {
      const { thumbnailUrl } = await givenPhoto(by, { make: 'FIAT', model: '500', year })
      await t.files.put(thumbnailUrl.slice('/files/'.length), Buffer.from(`of ${year}`))
      // 2025 and 2017 are equally near, as are 2022 and 2020: the later one is chosen.
      expect(await shownYear()).toBe(year === 2020 ? 'of 2022' : `of ${year}`)
    }
    await by.request(updateVehicle, { params: of(by, vehicle.id), body: { year: 2012 } })
    expect(await shownYear()).toBe('of 2010')
  })

  test('is a 404 for a missing file, and for another company', async () => {
    const [by, other] = [await t.company(), await t.company()]
    const vehicle = await givenVehicle(by)
    const { thumbnailUrl } = await givenPhoto(by)
    expect((await thumbnail(by, vehicle.id)).status).toBe(200)
    expect((await other.send(getVehicleThumbnail, { params: of(by, vehicle.id) })).status).toBe(404)
    expect((await other.send(getVehicleThumbnail, { params: of(other, vehicle.id) })).status).toBe(404)
    await t.files.remove(thumbnailUrl.slice('/files/'.length))
    expect(await thumbnail(by, vehicle.id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('schematics', () => {
  test('each have a thumbnail and a drawing with the five views, without scripts', async () => {
    const by = await t.company()
    const listed = await by.request(listSchematics)
    expect(listed.map(({ id }) => id)).toEqual(schematics.map(({ id }) => id))
    for (const { id, url } of listed) {
      const { rawPayload, headers } = await t.app.inject({ url, headers: { cookie: by.cookie } })
      expect(headers['content-type']).toBe('image/png')
      expect(sizeOf(rawPayload).width).toBe(360)
      const drawing = await by.send(getSchematic, { params: { id } })
      expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/)
      const svg = Buffer.from(drawing.body as Uint8Array).toString()
      for (const view of schematicViews) expect(svg).toContain(`id="${view}"`)
      expect(svg).not.toMatch(/<script|<style|href|on\w+=|<!ENTITY|url\(/i)
    }
  })

  test('require a session, and answer 404 for an unknown drawing', async () => {
    const by = await t.company()
    for (const call of [getSchematic, getSchematicThumbnail]) {
      for (const id of [0, 9, -1]) expect((await by.send(call, { params: { id } })).status).toBe(404)
      expect((await t.visitor().send(call, { params: { id: 1 } })).status).toBe(401)
    }
  })

  test('a vehicle has one of them, or none', async () => {
    const by = await t.company()
    const { id } = await givenVehicle(by, { schematicId: 4 })
    const change = (schematicId: number | null) => by.send(updateVehicle, { params: of(by, id), body: { schematicId } })
    expect(await change(8)).toMatchObject({ status: 200, body: { schematicId: 8 } })
    expect(await change(null)).toMatchObject({ status: 200, body: { schematicId: null } })
    for (const wrong of [0, 9, -1]) {
      expect(await change(wrong)).toMatchObject({ status: 422, body: { errors: [{ path: 'schematicId' }] } })
    }
  })
})
