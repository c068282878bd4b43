import { loadConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { notifyOperator } from '#platform/mail/operator'

/**
 * `node server/tell-operator.ts UNIT`: mails the operator that a unit of systemd failed. The units of Filao start it by
 * `OnFailure=`.
 */
const [unit] = process.argv.slice(2)
if (!unit) {
  process.stderr.write('Name the unit that failed: node server/tell-operator.ts filao-backup.service\n')
  process.exit(1)
}
await notifyOperator(
  loadConfig(),
  createLog('warn'),
  `${unit} failed`,
  `Read why: journalctl --unit=${unit} --lines=50`,
)
