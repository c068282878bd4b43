import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signInToDemo } from './demo-screens.ts'
import { givenMember } from './member.ts'
import { expectNoFault } from './screen-faults.ts'

/** The last days of the month before the last one, and of the last one. */
const firstOfMonth = Temporal.Now.plainDateISO('America/Guadeloupe').with({ day: 1 })
const monthEnds = [firstOfMonth.subtract({ months: 1 }), firstOfMonth].map((day) => day.subtract({ days: 1 }))

test('an administrator exports a month, and the accountant reads it back and sees nothing but money', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToDemo(page.request)

  await test.step('what came before is exported, then the month', async () => {
    await page.goto('/accounting')
    for (const [at, day] of monthEnds.entries()) {
      await page.getByLabel('Jusqu’au').fill(day.toString().split('-').reverse().join('/'))
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: 'Exporter les écritures' }).click()
      await expect(page.getByRole('button', { name: /^Ouvrir les écritures du/ })).toHaveCount(at + 1)
    }
    await expectNoFault(page)
  })

  await test.step('its entries have the sums of the closing, and the file is read back', async () => {
    const text = await openAndDownload(page, 'Écritures au format FEC')
    const [names, ...lines] = text.trimEnd().split('\r\n')
    expect(names?.split('\t')).toHaveLength(18)
    const month = monthEnds[1]?.toString().slice(0, 7).replace('-', '')
    expect(lines.every((line) => line.split('\t')[3]?.startsWith(month ?? ''))).toBe(true)
    const sums = lines.map((line) => line.split('\t').slice(11, 13).map(cents))
    const [debit, credit] = [0, 1].map((at) => sums.reduce((sum, amounts) => sum + (amounts[at] ?? 0), 0))
    expect(debit).toBeGreaterThan(0)
    expect(credit).toBe(debit)
  })

  await test.step('the accountant starts with the accounting, and downloads the month', async () => {
    const accountant = await givenMember('accountant', page.request, browser, baseURL ?? '')
    await accountant.goto('/')
    await expect(accountant).toHaveURL(/\/accounting$/)
    const menu = accountant.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(['Factures', 'Comptabilité', 'Chiffres'])
    await expect(accountant.getByRole('button', { name: 'Exporter les écritures' })).toHaveCount(0)
    expect(await openAndDownload(accountant, 'Tableau (CSV)')).toContain('Compte auxiliaire')
    await accountant.keyboard.press('Escape')
    await accountant.getByRole('tab', { name: 'E-reporting' }).click()
    await expect(accountant.getByRole('region', { name: '10.4 Encaissements des particuliers' })).toBeVisible()
    await accountant.setViewportSize({ width: 360, height: 780 })
    await expectNoFault(accountant)
    await accountant.goto('/accounting?tab=preview')
    // English writes the minus before the currency sign, where a line may break.
    const amounts = accountant.getByRole('row', { name: /^Encaissements/ }).getByRole('cell')
    await expect(amounts.first()).toHaveCSS('white-space', 'nowrap')
    await expectNoFault(accountant)
    await accountant.goto('/accounting?tab=accounts')
    await expect(accountant.getByRole('row', { name: 'Clients 411000' })).toBeVisible()
    await expectNoFault(accountant)
  })
})

/** Opens the last export, whose payments are those of the closing, and returns the text of a file of it. */
async function openAndDownload(page: Page, button: string): Promise<string> {
  await page
    .getByRole('button', { name: /^Ouvrir les écritures du/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const paid = dialog.getByRole('row', { name: /^Encaissements/ }).getByRole('cell')
  await expect(paid).toHaveCount(2)
  const [closing, entries] = await paid.allTextContents()
  expect(entries).toBe(closing)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: button }).click()
  return await readFile(await (await download).path(), button.includes('FEC') ? 'latin1' : 'utf8')
}

function cents(amount: string): number {
  return Number(amount.replace(',', ''))
}
