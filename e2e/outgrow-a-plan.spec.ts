import { expect, type Page, test } from '@playwright/test'
import { choose, givenFleet, signUpCompany } from './company.ts'
import { setStoredBytes } from './stored-bytes.ts'

/** Returns the new tab that a click opens. */
async function newTab(page: Page, click: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), click()])
  return tab
}

const pay = async (tab: Page) => {
  await tab.getByRole('button', { name: 'Payer (test)' }).click()
  await expect(tab.getByText('Paiement de test réussi')).toBeVisible()
  await tab.close()
}

test('a company exceeds its plans: asked at each limit, paid in another tab, and the action continues', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr', 'base')
  const fleet = await givenFleet(company)

  await test.step('the second agency needs the next plan, whose payment is first refused', async () => {
    await page.goto('/agency')
    await page.getByRole('button', { name: 'Créer une agence' }).click()
    const prompt = page.getByRole('dialog', { name: 'La limite d’agences est atteinte' })
    await expect(prompt).toContainText('Votre formule Base comprend jusqu’à 1 agence, et vous en avez 1.')
    await expect(prompt.getByRole('region', { name: 'Découverte' })).toContainText('jusqu’à 2 agences')
    await expect(prompt.getByRole('region', { name: 'Découverte' })).toContainText(/29,00\s€ par mois/)
    const tab = await newTab(page, () => prompt.getByRole('button', { name: 'Passer à Découverte' }).click())
    await expect(tab.getByText('aucun argent n’est prélevé')).toBeVisible()
    await tab.getByRole('button', { name: 'Carte refusée (test)' }).click()
    await expect(tab.getByRole('alert')).toContainText('La banque a refusé la carte')
    await expect(prompt.getByRole('button', { name: 'Passer à Découverte' })).toBeVisible()
    await pay(tab)
    const done = page.getByRole('dialog', { name: 'Vous pouvez continuer' })
    await expect(done).toContainText('Votre formule Découverte est active')
    await done.getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveURL(/\/agency\/edit$/)
    await page.getByLabel('Nom').fill('Saint-François')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('row', { name: /Saint-François/ })).toBeVisible()
  })

  await test.step('the subscription shows only the plan, its trial and the usage', async () => {
    await page.getByRole('link', { name: 'Abonnement' }).click()
    await expect(page.getByText(/Il reste 7 jours d’essai gratuit/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Agences' })).toHaveAttribute('aria-valuetext', '2 sur 2')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'Découverte' })).toBeVisible()
  })

  await test.step('a vehicle over the limit keeps the typed values, and is saved once there is room', async () => {
    await page.goto('/vehicle/edit')
    await expect(page.getByRole('heading', { name: 'Nouveau véhicule' })).toBeVisible()
    await page.getByLabel('Immatriculation').fill('ZZ-999-ZZ')
    await page.getByLabel('Marque').fill('Peugeot')
    await choose(page, 'Catégorie', /Citadine/)
    await choose(page, 'Agence', 'Saint-François')
    const place = { categoryId: fleet.category.id, locationId: fleet.agency.id }
    for (let at = 0; at < 20; at++) {
      await company.own('POST', '/vehicles', { registrationNumber: `AA-${100 + at}-AA`, ...place })
    }
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const prompt = page.getByRole('dialog', { name: 'La limite de véhicules est atteinte' })
    await expect(prompt).toContainText('Découverte comprend jusqu’à 20 véhicules')
    await pay(await newTab(page, () => prompt.getByRole('button', { name: 'Passer à Pro' }).click()))
    await page.getByRole('dialog', { name: 'Vous pouvez continuer' }).getByRole('button', { name: 'Continuer' }).click()
    await expect(page).toHaveURL(/\/vehicle\/edit\/\d+$/)
    await expect(page.getByRole('heading', { name: 'ZZ-999-ZZ' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Véhicule' })).toContainText('Peugeot')
  })

  await test.step('cancelled in the portal, a banner shows it on every other screen until it is resumed', async () => {
    await page.goto('/subscription')
    const portal = await newTab(page, () => page.getByRole('button', { name: /^Gérer l’abonnement/ }).click())
    await portal.getByRole('button', { name: 'Résilier à la fin de la période' }).click()
    const banner = page.getByRole('region', { name: 'Votre abonnement' })
    await expect(page.getByRole('article', { name: 'Pro' })).toContainText('Elle se termine le')
    await expect(banner).toBeHidden()
    await page.getByRole('link', { name: 'Clients', exact: true }).click()
    await expect(banner).toContainText('Votre formule Pro se termine le')
    await portal.getByRole('button', { name: 'Reprendre l’abonnement' }).click()
    await expect(banner).toBeHidden()
    await portal.getByRole('button', { name: 'Mettre fin à l’abonnement maintenant' }).click()
    await expect(banner).toContainText('Votre abonnement est terminé')
    await portal.close()
    await page.goto('/vehicle')
    await expect(banner).toContainText('vous ne pouvez ajouter ni agence, ni véhicule, ni client')
    await expect(banner.getByRole('button', { name: 'Masquer jusqu’à demain' })).toBeHidden()
  })

  await test.step('a customer typed on the rental form is kept until another plan is chosen', async () => {
    await page.goto('/rental/edit')
    await page.getByRole('button', { name: 'Nouveau', exact: true }).click()
    const prompt = page.getByRole('dialog', { name: 'Votre abonnement est terminé' })
    const plans = await newTab(page, () => prompt.getByRole('link', { name: /Choisir une formule/ }).click())
    const offers = plans.getByRole('article')
    await expect(offers).toHaveCount(3)
    const left = await newTab(plans, () => plans.getByRole('button', { name: /Choisir Pro/ }).click())
    await left.getByRole('link', { name: 'Renoncer' }).click()
    await expect(left.getByRole('status').filter({ hasText: 'Aucun paiement n’a été fait' })).toBeVisible()
    await expect(left).toHaveURL(/\/subscription$/)
    await left.close()
    await pay(await newTab(plans, () => plans.getByRole('button', { name: /Choisir Découverte/ }).click()))
    await expect(plans.getByText('Votre formule Découverte est active')).toBeVisible()
    await page.getByRole('dialog', { name: 'Vous pouvez continuer' }).getByRole('button', { name: 'Continuer' }).click()

    const form = page.getByRole('dialog', { name: 'Nouveau client' })
    await form.getByLabel('Prénom').fill('Awa')
    await form.getByLabel('Nom', { exact: true }).fill('Diallo')
    await company.own('POST', '/billing/test/subscription', { action: 'fail_payment' })
    await company.own('POST', '/billing/test/subscription', { action: 'give_up_payment' })
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('dialog', { name: 'Votre abonnement est suspendu' })).toBeVisible()
    await company.own('POST', '/billing/test/subscription', { action: 'pay' })
    await page.getByRole('dialog', { name: 'Vous pouvez continuer' }).getByRole('button', { name: 'Continuer' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Awa').first()).toBeVisible()
  })

  await test.step('a document over the space of the plan is stored once there is room, in English too', async () => {
    const { id } = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
    await setStoredBytes(company.id, 20_000_000_000)
    await page.goto(`/customer/edit/${id}`)
    await page.getByRole('tab', { name: 'Documents' }).click()
    const licence = { name: 'permis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.getByLabel('Choisissez ou déposez des documents').setInputFiles([licence])
    const prompt = page.getByRole('dialog', { name: 'La place pour les photos et documents est pleine' })
    await expect(prompt).toContainText(
      /Votre formule Découverte comprend jusqu’à 20\sGo de photos et documents, et vous en avez 20\sGo\./,
    )
    await expect(prompt.getByRole('region', { name: 'Pro' })).toContainText(/jusqu’à 200\sGo de photos et documents/)
    await pay(await newTab(page, () => prompt.getByRole('button', { name: 'Passer à Pro' }).click()))
    await page.getByRole('dialog', { name: 'Vous pouvez continuer' }).getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('row', { name: /permis\.pdf/ })).toBeVisible()

    await setStoredBytes(company.id, 200_000_000_000)
    await company.request('PATCH', '/users/me', { language: 'en' })
    await page.reload()
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByLabel('Choose documents or drop them here').setInputFiles([{ ...licence, name: 'identity.pdf' }])
    const full = page.getByRole('dialog', { name: 'Your space for photos and documents is full' })
    await expect(full).toContainText(
      'Your Pro plan includes up to 200 GB of photos and documents, and you have 200 GB.',
    )
    await expect(full.getByRole('region', { name: 'Illimité' })).toContainText('unlimited photos and documents')
  })
})
