import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { openMail } from './mailbox.ts'
import { expectNoFault, misplaced, settle } from './screen-faults.ts'

test('an administrator writes a mail in the company’s words, a customer gets it, and it goes back to the original', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr')
  const rental = await givenRental(company, await givenFleet(company, ['CD-101-AA']))
  const email = `zoe-${Date.now()}@example.test`
  await company.own('PATCH', `/customers/${rental.customerId}`, { email })
  let editor = ''
  const subject = page.getByRole('textbox', { name: 'Objet' })
  const body = page.getByRole('textbox', { name: 'Texte' })
  const preview = page.frameLocator('iframe[title="Aperçu"]')

  await test.step('the list of mails is behind the preferences, with the state of each', async () => {
    await page.goto('/company/edit')
    await page.getByRole('tab', { name: 'Messages' }).click()
    const reminder = page.getByRole('link', { name: 'Relance de paiement, Français\u202f: Texte d’origine' })
    await expect(reminder).toBeVisible()
    await expectNoFault(page)
    await reminder.click()
    await expect(body).toHaveValue(/^Bonjour \{\{client\}\},\n\nSauf erreur/)
    editor = page.url()
  })

  await test.step('typed words and placeholders are previewed with a real rental', async () => {
    await subject.fill('Petit rappel ')
    await page.getByRole('button', { name: 'Numéro de la location' }).click()
    await expect(subject).toHaveValue('Petit rappel {{location}}')
    await expect(subject).toBeFocused()
    await body.fill('Bonjou {{client}},\n\nIl reste <b>')
    await delayFrames(page)
    await page.getByRole('button', { name: 'Reste à régler' }).press('Enter')
    await page.keyboard.type('</b>, {{prenom}}.')
    await expect(page.getByText(`Petit rappel ${rental.publicId}`)).toBeVisible()
    await expect(preview.getByText(/Il reste <b>80,00\s€<\/b>, \{\{prenom\}\}\./)).toBeVisible()
    await settle(page)
    await expectNoFault(page)
  })

  await test.step('an unknown placeholder is refused at its field, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/\{\{prenom\}\}\s»\sn’est pas un mot à remplacer/).first()).toBeVisible()
    await expect(body).toHaveValue(/Il reste <b>\{\{solde\}\}<\/b>, \{\{prenom\}\}\.$/)
    await body.fill('Bonjou {{client}},\n\nIl reste <b>{{solde}}</b>.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Vos mots partiront avec les prochains e-mails')).toBeVisible()
  })

  await test.step('the customer gets these words', async () => {
    await company.own('POST', `/rentals/${rental.id}/mails`, { kind: 'payment_reminder' })
    const mail = await openMail(email, /^Petit rappel/)
    expect(mail.subject).toBe(`Petit rappel ${rental.publicId}`)
    expect(mail.text).toMatch(/^Bonjou .+,\n\nIl reste <b>80,00\s€<\/b>\./)
  })

  await test.step('a message from the agent’s own phone has the words of the rental’s state', async () => {
    await page.goto(`/rental/summary/${rental.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
    await company.own('PATCH', `/customers/${rental.customerId}`, { phoneNumbers: ['590690123456'] })
    await page.reload()
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/590690123456\?text=Bonjour%20.+%2Fl%2F/)
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(whatsApp).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute(
      'href',
      /^sms:\+590690123456\?body=Bonjour%20/,
    )
  })

  await test.step('on a phone the original words come back', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(editor)
    await expect(body).toHaveValue(/^Bonjou /)
    await settle(page)
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Revenir au texte d’origine' }).click()
    await page.getByRole('tooltip').getByRole('button', { name: 'Revenir au texte d’origine' }).click()
    await expect(page.getByText('Le texte d’origine est revenu')).toBeVisible()
    await expect(body).toHaveValue(/Sauf erreur/)
    await page.getByRole('link', { name: 'Tous les messages' }).click()
    await expect(page.getByRole('link', { name: /^Relance de paiement, Français.*Texte d’origine$/ })).toBeVisible()
    await settle(page)
    await expectNoFault(page)
  })
})

/** Draws half a second late, as on a busy computer: what is typed meanwhile must not get lost. */
async function delayFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const onNextFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (run) => window.setTimeout(() => onNextFrame(run), 500)
  })
}

test('the mail of a quote fits a phone in English @long', async ({ page }) => {
  const company = await signUpCompany(page, 'en')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(paths.companyMessage(company.id, 'quote-en'))
  await expect(page.getByRole('button', { name: 'Name of the document (quote, contract, invoice…)' })).toBeVisible()
  await settle(page)
  expect(await misplaced(page)).toEqual([])
})
