import { expect, test } from '@playwright/test'
import { paths } from '../web/app/paths.ts'
import { signUpCompany } from './company.ts'
import { misplaced, settle } from './screen-faults.ts'

test('a long name without a space is read in full on a phone, and its page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { id, ask, own } = await signUpCompany(page)
  const name = (letters: number) => 'Karukera'.repeat(20).slice(0, letters)
  await own('POST', '/agencies', { name: name(72) })
  await own('POST', '/categories', { code: 'B', name: 'Citadine', securityDepositAmount: 800, waiverAmount: 1100 })
  await own('POST', '/calendars', { name: name(60), shows: 'times' })
  await own('POST', '/webhooks', { name: name(60), url: 'https://example.org/filao', events: ['customer.created'] })
  const member = { firstName: name(60), lastName: name(60), password: 'une phrase pour Teddy', role: 'staff' }
  await ask('POST', '/users/me/childs', { ...member, email: `teddy-${id}-${Date.now()}@example.test` })
  for (const path of [paths.agencies, paths.prices, paths.calendars, paths.webhooks, paths.team]) {
    await page.goto(path)
    await expect(page.getByText(name(20)).first()).toBeVisible()
    await settle(page)
    expect.soft({ path, faults: await misplaced(page) }).toEqual({ path, faults: [] })
  }
})
