import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { password } from './company.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code that an authenticator app shows for a key, `steps` half minutes from now (RFC 6238). */
export function codeOf(key: string, steps = 0): string {
  const bits = [...key.replaceAll(/\s/g, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Fills the form of the sign-in and sends it. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/**
 * Types the current password, scans the picture and types the first code. Returns the recovery codes that are shown.
 */
export async function setUpApp(page: Page): Promise<string[]> {
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
  const key = (await page.locator('.factor-secret').textContent()) ?? ''
  await page.getByLabel('Code à 6 chiffres de l’application').fill(codeOf(key))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return await codes.allTextContents()
}
