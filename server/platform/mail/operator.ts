import { hostname } from 'node:os'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { mailer } from './mail.ts'

/**
 * Mails the operator that something of this installation failed, at `OPERATOR_EMAIL`. Without that setting, or when the
 * mail server fails too, only the log tells it.
 */
export async function notifyOperator(config: Config, log: Log, what: string, details: string): Promise<void> {
  if (config.operatorEmail === null) return
  const host = hostname()
  const text = `${what}\n\n${details}\n\nFilao at ${config.publicUrl}, on ${host}. Nothing else reports this by mail.\n`
  const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
  const message = { to: config.operatorEmail, subject: `Filao: ${what} (${host})`, text, html }
  await mailer(config, log)(message).catch((err) => log.error({ err }, 'the operator could not be mailed'))
}
