import { updateMe } from '@filao/domain/access/contract'
import { listHolidays, updateCompany } from '@filao/domain/company/contract'
import { countryCodes } from '@filao/domain/company/territories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow('2026-03-01T12:00:00Z')
})
afterAll(() => t.close())

test('are those of Guadeloupe, from last year to two years ahead, in the user’s language', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const french = await by.request(listHolidays, { params })
  expect(french).toMatchObject({
    '2026-01-01': 'Nouvel An',
    '2026-04-03': 'Vendredi saint',
    '2026-04-06': 'Lundi de Pâques',
    '2026-05-27': 'Abolition de l’esclavage',
    '2026-12-25': 'Noël',
  })
  const years = new Set(Object.keys(french).map((date) => date.slice(0, 4)))
  expect([...years].toSorted()).toEqual(['2025', '2026', '2027', '2028'])
  await by.request(updateMe, { body: { language: 'en' } })
  const english = await by.request(listHolidays, { params })
  expect(english).toMatchObject({ '2026-05-01': 'Labour Day', '2026-05-27': 'Abolition of Slavery' })
  expect(Object.keys(english)).toEqual(Object.keys(french))
})

test('each territory has its own day of the abolition of slavery only', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const days: Record<string, string[]> = {}
  for (const countryCode of countryCodes) {
    await by.request(updateCompany, { params, body: { countryCode } })
    const holidays = Object.entries(await by.request(listHolidays, { params }))
    days[countryCode] = holidays
      .filter(([date, name]) => date.startsWith('2027') && name.includes('Abolition'))
      .map(([date]) => date.slice(5))
    const names = holidays.filter(([date]) => date.startsWith('2027')).map(([, name]) => name)
    expect(names).toContain('Fête du travail')
    expect(names).not.toContain('Fête des Mères')
  }
  expect(days).toEqual({
    GP: ['05-27'],
    MQ: ['05-22'],
    RE: ['12-20'],
    GF: ['06-10'],
    YT: ['04-27'],
    BL: ['10-09'],
    MF: ['05-28'],
    PM: [],
    FR: [],
  })
})

test('two on one day are shown together', async () => {
  const by = await t.company()
  t.setNow('2008-06-01T12:00:00Z')
  const holidays = await by.request(listHolidays, { params: { companyId: by.companyId } })
  t.setNow('2026-03-01T12:00:00Z')
  expect(holidays['2008-05-01']).toBe('Fête du travail, Ascension')
})

test('are readable within the company only', async () => {
  const [by, stranger] = [await t.company(), await t.company()]
  const params = { companyId: by.companyId }
  expect((await stranger.send(listHolidays, { params })).status).toBe(404)
  expect((await t.visitor().send(listHolidays, { params })).status).toBe(401)
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(listHolidays, { params })).status).toBe(200)
})
