import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { signUpCompany } from './company.ts'

test('an administrator lets a program know of new customers, tests it, and sends an event again', async ({ page }) => {
  const receiver = await startReceiver()
  const company = await signUpCompany(page)
  await page.goto(paths.company(company.id))
  await page.getByRole('link', { name: 'Connexions' }).click()
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByText('Aucun webhook')).toBeVisible()
  await page.getByRole('button', { name: 'Créer un webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nom').fill('Comptabilité')
  await form.getByLabel('Adresse').fill('example.org')
  await form.getByRole('checkbox', { name: 'Client créé' }).check()
  await form.getByRole('button', { name: 'Créer un webhook' }).click()
  await expect(form.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Adresse').fill(receiver.url)
  await form.getByRole('button', { name: 'Créer un webhook' }).click()
  const secret = await page.getByRole('dialog').getByLabel('Secret', { exact: true }).inputValue()
  expect(secret).toMatch(/^whsec_.{44}$/)
  await page.getByRole('button', { name: 'J’ai copié le secret' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  const row = page.getByRole('row', { name: /Comptabilité/ })
  await expect(row).toContainText('1 événement')
  await expect(row).toContainText('Actif')
  await expect(page.getByText(secret)).toHaveCount(0)

  await page.getByRole('button', { name: 'Journal – Comptabilité' }).click()
  const log = page.getByRole('dialog')
  await log.getByRole('button', { name: 'Envoyer un événement d’essai' }).click()
  const tested = log.getByRole('listitem').filter({ hasText: 'Événement d’essai' })
  await expect(tested).toContainText('Reçu')
  const created = await page.request.post(`/api/companies/${company.id}/customers`, {
    data: { firstName: 'Zoé' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(created.status()).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: 'Journal – Comptabilité' }).click()
  const notified = log.getByRole('listitem').filter({ hasText: 'Client créé' })
  await expect(notified).toContainText('Reçu')
  await notified.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(notified).toContainText('2 essais')
  await notified.getByText('2 essais').click()
  await expect(notified).toContainText('Réponse 200')

  await expect.poll(() => receiver.received.length).toBe(3)
  const [, first, again] = receiver.received
  expect(first?.body).toContain('"type":"customer.created"')
  expect(again).toMatchObject({ body: first?.body, headers: { 'webhook-id': first?.headers['webhook-id'] } })
  const signed = `${again?.headers['webhook-id']}.${again?.headers['webhook-timestamp']}.${again?.body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(again?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  await receiver.close()
})

/** Starts a program that receives webhooks on this machine. */
async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.end('ok')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/filao`, received, close: () => server.close() }
}
