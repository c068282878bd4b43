import * as calls from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption, givenUnavailability, givenVehicle } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })
const of = ({ companyId }: Member, vehicleId: number) => ({ companyId, vehicleId })

const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

test('another company’s fleet is unknown, in the path and in the body, and stays unchanged', async () => {
  const [admin, stranger] = [await t.company(), await t.company()]
  const [ours, theirs] = [await givenVehicle(admin), await givenVehicle(stranger)]
  const [option, theirOption] = [await givenOption(admin), await givenOption(stranger)]
  const period = { start: march(1), end: march(2) }
  const unavailability = await givenUnavailability(stranger, theirs.id, period)
  const vehicle = at(admin, theirs.id)
  const category = at(admin, theirs.categoryId)
  const place = { registrationNumber: 'ZZ-999-ZZ', categoryId: ours.categoryId, locationId: ours.locationId }
  const { id } = unavailability
  const responses = [
    await admin.send(calls.getVehicle, { params: vehicle }),
    await admin.send(calls.updateVehicle, { params: vehicle, body: { seats: 2 } }),
    await admin.send(calls.deleteVehicle, { params: vehicle }),
    await admin.send(calls.getCategory, { params: category }),
    await admin.send(calls.updateCategory, { params: category, body: { name: 'X' } }),
    await admin.send(calls.deleteCategory, { params: category }),
    await admin.send(calls.getOption, { params: at(admin, theirOption.id) }),
    await admin.send(calls.updateOption, { params: at(admin, theirOption.id), body: { price: 1 } }),
    await admin.send(calls.deleteOption, { params: at(admin, theirOption.id) }),
    await admin.send(calls.listUnavailabilities, { params: of(admin, theirs.id) }),
    await admin.send(calls.createUnavailability, { params: of(admin, theirs.id), body: period }),
    await admin.send(calls.getUnavailability, { params: { ...of(admin, theirs.id), id } }),
    await admin.send(calls.updateUnavailability, { params: { ...of(admin, theirs.id), id }, body: period }),
    await admin.send(calls.updateUnavailability, { params: { ...of(admin, ours.id), id }, body: period }),
    await admin.send(calls.deleteUnavailability, { params: { ...of(admin, theirs.id), id } }),
    await admin.send(calls.deleteUnavailability, { params: { ...of(admin, ours.id), id } }),
    await admin.send(calls.listVehicles, { params: stranger }),
    await admin.send(calls.createVehicle, { params: admin, body: { ...place, categoryId: theirs.categoryId } }),
    await admin.send(calls.createVehicle, { params: admin, body: { ...place, locationId: theirs.locationId } }),
    await admin.send(calls.updateVehicle, { params: at(admin, ours.id), body: { categoryId: theirs.categoryId } }),
    await admin.send(calls.updateVehicle, { params: at(admin, ours.id), body: { locationId: theirs.locationId } }),
    await admin.send(calls.updateCategory, {
      params: at(admin, ours.categoryId),
      body: { options: [option.id, theirOption.id] },
    }),
    await admin.send(calls.updateOption, {
      params: at(admin, option.id),
      body: { categories: [{ categoryId: theirs.categoryId }] },
    }),
  ]
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
  expect(await stranger.request(calls.getVehicle, { params: at(stranger, theirs.id) })).toEqual(theirs)
  expect(await stranger.request(calls.getOption, { params: at(stranger, theirOption.id) })).toEqual(theirOption)
  expect(await stranger.request(calls.listUnavailabilities, { params: of(stranger, theirs.id) })).toEqual([
    unavailability,
  ])
  expect(await admin.request(calls.getVehicle, { params: at(admin, ours.id) })).toEqual(ours)
  expect(await admin.request(calls.getOption, { params: at(admin, option.id) })).toEqual(option)
})
