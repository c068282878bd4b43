import * as factorCalls from '@filao/domain/access/factor/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import * as webhookCalls from '@filao/domain/webhooks/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetSealedApps, sealApps } from '#features/access/factor/sealed-apps'
import { codeAt } from '#features/access/factor/totp'
import { courier } from '#features/webhooks/deliver'
import { replaceLostSecrets, sealWebhooks } from '#features/webhooks/sealed-secrets'
import { loadConfig } from '#platform/config'
import { checkSecretsKey, deleteSecretsKey } from '#platform/database/tables/secret-key'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenFactors, noon } from '#testing/factor/given-factor'
import { givenReceiver, type Receiver, signatureOf } from '#testing/network/receiver'

const settings = { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), WEBHOOKS_PRIVATE: 'on' }
const key = Buffer.alloc(32, 7)

let t: TestApp
let receiver: Receiver
beforeAll(async () => {
  t = await testApp(settings)
  t.setNow(noon)
  receiver = await givenReceiver()
})
afterAll(async () => {
  await receiver.close()
  await t.close()
})

async function sealAll(): Promise<void> {
  await sealApps(t.db, key)
  await sealWebhooks(t.db, key)
}

async function stored(): Promise<string> {
  const { rows } = await t.db.pool.query(`
    select encode(secret, 'base64') as text from totp_secrets
    union all select concat(secret, former_secret, earlier_secrets) from webhooks`)
  return rows.map(({ text }) => text).join('\n')
}

test('secrets are encrypted a day after the first use of a key, and work as before', async () => {
  const people = givenFactors(t)
  const by = await people.founder()
  await people.addApp(by)
  const { rows } = await t.db.pool.query('select secret from totp_secrets where user_id = $1', [by.userId])
  const secret: Buffer = rows[0].secret
  const params = { companyId: by.companyId }
  const body = { name: 'Accounts', url: receiver.url, events: ['customer.created' as const] }
  const webhook = await by.request(webhookCalls.createWebhook, { params, body })
  const secrets = [webhook.secret]
  for (let count = 0; count < 2; count++) {
    const renewed = await by.request(webhookCalls.renewWebhookSecret, { params: { ...params, id: webhook.id } })
    secrets.unshift(renewed.secret)
  }
  const plain = [secret.toString('base64'), ...secrets]

  await checkSecretsKey(t.db, Buffer.alloc(32, 8))
  await checkSecretsKey(t.db, key)
  await sealAll()
  const before = await stored()
  expect(
    plain.filter((one) => !before.includes(one)),
    'processes of before read them',
  ).toEqual([])

  await t.db.pool.query(`update secret_key set stored_at = now() - interval '25 hours'`)
  await sealAll()
  const after = await stored()
  expect(plain.filter((one) => after.includes(one))).toEqual([])
  await sealAll()
  expect(await stored(), 'what is encrypted stays').toBe(after)

  const later = new Date(Date.parse(noon) + 30_000).toISOString()
  t.setNow(later)
  const { browser } = await people.firstStep(by)
  const code = codeAt(secret, Date.parse(noon) / 30_000 + 1)
  expect(await browser.send(factorCalls.completeSignIn, { body: { code } })).toMatchObject({ status: 200 })

  await by.request(createCustomer, { params, body: { firstName: 'Zoé', lastName: 'Éboué' } })
  const { db, log, enqueue } = t
  const own = courier({ config: loadConfig({ NODE_ENV: 'test', ...settings }), db, log, enqueue, now: () => later })
  await own.deliver()
  await own.idle()
  const [one] = receiver.received
  expect(one?.signatures).toEqual(secrets.map((known) => one && signatureOf(one, known)))
})

test('a process with another key, or with none, does not start', async () => {
  const refusal = 'The secrets of this database are encrypted with another key'
  await expect(checkSecretsKey(t.db, Buffer.alloc(32, 8))).rejects.toThrow(refusal)
  await expect(checkSecretsKey(t.db, null)).rejects.toThrow(refusal)
  await checkSecretsKey(t.db, key)
})

test('a lost key is given up with the apps and secrets that it encrypted', async () => {
  const lost = await inTransaction(t.db, { identity: true }, async (tx) => {
    const counts = [await forgetSealedApps(tx), await replaceLostSecrets(tx)]
    await deleteSecretsKey(tx)
    return counts
  })
  expect(lost).toEqual([1, 1])
  expect(await stored()).toMatch(/^whsec_[^:]+\[\]$/)
  await checkSecretsKey(t.db, Buffer.alloc(32, 8))
})
