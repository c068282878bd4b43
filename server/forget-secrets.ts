import { parseArgs } from 'node:util'
import { forgetSealedApps } from '#features/access/factor/sealed-apps'
import { replaceLostSecrets } from '#features/webhooks/sealed-secrets'
import { loadConfig } from '#platform/config'
import { openDatabase } from '#platform/database/start/start'
import { deleteSecretsKey } from '#platform/database/tables/secret-key'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { createLog } from '#platform/log'

const usage = `Gives up the secrets that are encrypted with a lost key:

  npm run forget-secrets

Stop the server first. Authenticator apps are removed, and their people sign in with their password, passkey or recovery
code and add the app again. Webhooks get a new secret: each company renews it under Connections and gives it to its
receiver.

`

/** `npm run forget-secrets`: gives up a lost key with all that it encrypted. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return void process.stdout.write(usage)
  const { db, stop } = await openDatabase(loadConfig(), createLog('warn'))
  try {
    const { apps, webhooks } = await inTransaction(db, { identity: true }, async (tx) => {
      const lost = { apps: await forgetSealedApps(tx), webhooks: await replaceLostSecrets(tx) }
      await deleteSecretsKey(tx)
      return lost
    })
    process.stdout.write(
      `The key is given up: ${apps} authenticator apps removed, ${webhooks} webhooks with a new secret.\n`,
    )
  } finally {
    await stop()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`\nNothing was given up. ${error.message}\n`)
  process.exitCode = 1
})
