import { expect, type Page, test } from '@playwright/test'
import { inLongRun } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { companyScreens, signIn, signInToDemo } from './demo-screens.ts'
import { givenMember } from './member.ts'
import { openInside } from './open-inside.ts'
import { expectNoFault, settle } from './screen-faults.ts'

/** The screens that an accountant may open, beside those without the frame. */
const ofAccountants = [
  'profile',
  'profileSecurity',
  'invoices',
  'invoice',
  'statistics',
  'refusedRequests',
  'journal',
].concat('journalStatement', 'accounting', 'statements', 'statement', 'compareStatement')
const withoutFrame = ['publicRental', 'printableContract', 'printablePlanning']

test('an accountant reads money and figures, and every other address says that it is not for them', async ({
  page,
  browser,
  baseURL,
}) => {
  const { urls, storageState } = await signIn(baseURL ?? '', 'fr', 0)
  await page.context().addCookies(storageState.cookies)
  const accountant = await givenMember('accountant', page.request, browser, baseURL ?? '')
  const refusals = watchRefusals(accountant)
  const me = (await (await accountant.request.get('/api/users/me')).json()).id as number
  const own = { profile: paths.profile(me), profileSecurity: paths.profileSecurity(me) }
  const address = (name: string) => own[name as keyof typeof own] ?? urls(name as keyof typeof paths)[0]

  await test.step('home leads to the accounting', async () => {
    await accountant.goto(paths.home)
    await expect(accountant).toHaveURL(new RegExp(`${paths.accounting}$`))
    await settle(accountant)
    expect(refusals).toEqual([])
  })

  await test.step('what is theirs opens, and links to nothing else', async () => {
    const open = ofAccountants.map((name) => pathOf(address(name)))
    for (const name of ofAccountants) {
      await accountant.goto(address(name) ?? '')
      await settle(accountant)
      await expect(notice(accountant), name).toHaveCount(0)
      const links = await accountant.getByRole('main').getByRole('link').evaluateAll(hrefs)
      const refused = links.filter(
        (path) => !open.includes(path) && !/^\/((invoice|source-statement)\/\d+|api\/.*)$/.test(path),
      )
      expect(refused, name).toEqual([])
    }
    expect(refusals).toEqual([])
  })

  await test.step('the search and the list of keys name nothing else', async () => {
    await accountant.keyboard.press('Control+k')
    const search = accountant.getByRole('combobox', { name: 'Écrans', exact: true })
    await expect(search).toHaveAttribute('placeholder', 'Écrans')
    await accountant.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await accountant.keyboard.press('?')
    const keys = accountant.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(keys).toContainText('Rechercher partout')
    await expect(keys).not.toContainText(/Nouvelle location|Sur le planning/)
    await accountant.keyboard.press('Escape')
  })

  await test.step('the address is changed by an administrator', async () => {
    await accountant.goto(own.profile)
    await expect(accountant.getByText('Un administrateur peut la changer pour vous')).toBeVisible()
  })

  await test.step('all else is refused in words, without a form, a failed load or a request', async () => {
    const others = companyScreens.filter((name) => ![...ofAccountants, ...withoutFrame, 'home'].includes(name))
    for (const name of inLongRun(
      others,
      others.filter((_, at) => at % 3 === 0),
    )) {
      const url = address(name)
      if (!url) continue
      await openInside(accountant, paths.accounting)
      await expect(notice(accountant), name).toBeHidden()
      await openInside(accountant, url)
      await expect(notice(accountant), name).toBeVisible()
      await expect(accountant.getByRole('main').getByRole('link'), name).toHaveText(['Ouvrir la comptabilité'])
      await expect(accountant.getByRole('main').getByRole('button'), name).toHaveCount(0)
    }
    expect(refusals).toEqual([])
    await accountant.goto(paths.planning)
    await expect(notice(accountant)).toBeVisible()
    expect(refusals).toEqual([])
    await accountant.setViewportSize({ width: 360, height: 780 })
    await expectNoFault(accountant)
    await accountant.getByRole('link', { name: 'Ouvrir la comptabilité' }).click()
    await expect(accountant).toHaveURL(new RegExp(`${paths.accounting}$`))
  })
})

test('a collaborator is told which screens are for administrators @long', async ({ page, browser, baseURL }) => {
  const { urls } = await signIn(baseURL ?? '', 'fr', 0)
  await signInToDemo(page.request)
  const colleague = await givenMember('staff', page.request, browser, baseURL ?? '', 'en')
  const refusals = watchRefusals(colleague)
  for (const name of [
    'newAgency',
    'customerPrivacy',
    'companyMessages',
    'companyMessage',
    'importCustomers',
    'importRentals',
    'apiKeys',
    'webhooks',
    'calendars',
    'statistics',
    'journal',
    'journalStatement',
    'accounting',
  ] as const) {
    await colleague.goto(urls(name)[0] ?? '')
    await expect(colleague.getByRole('heading', { name: 'This screen is not open to your role' }), name).toBeVisible()
    const isFigures = ['statistics', 'journal', 'journalStatement', 'accounting'].includes(name)
    const reason = `It is for administrators${isFigures ? ' and accountants' : ''} only.`
    await expect(colleague.getByText(reason)).toBeVisible()
  }
  await expectNoFault(colleague, 'en')
  expect(refusals).toEqual([])
  await colleague.getByRole('link', { name: 'Back to home' }).click()
  await expect(colleague).toHaveURL(/\/$/)
})

function notice(page: Page) {
  return page.getByRole('heading', { name: 'Cet écran n’est pas ouvert à votre rôle' })
}

/** Collects the requests that the server refuses. */
function watchRefusals(page: Page): string[] {
  const found: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  return found
}

function hrefs(links: (HTMLElement | SVGElement)[]): string[] {
  return links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)
}

function pathOf(address: string | undefined): string {
  return new URL(address ?? '', 'http://localhost').pathname
}
