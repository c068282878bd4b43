import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from './config.ts'
import type { JobData } from './jobs.ts'
import type { Log } from './log.ts'

export type Message = JobData['mail']

/** Sends one message, or rejects. */
export type SendMail = (message: Message) => Promise<void>

/** Mail through the configured server; without one each message becomes a file that any mail program opens. */
export function mailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): SendMail {
  return config.smtpUrl
    ? smtp(config.smtpUrl, config.mailFrom)
    : outbox(join(config.dataDir, 'mail'), config.mailFrom, log)
}

function smtp(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport(url, { from })
  return async (message) => {
    await transport.sendMail(message)
  }
}

function outbox(folder: string, from: string, log: Log): SendMail {
  const compose = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from })
  return async (message) => {
    await mkdir(folder, { recursive: true })
    const { message: eml } = await compose.sendMail(message)
    const time = new Date().toISOString().replaceAll(':', '-')
    const name = `${time}-${message.to.replaceAll(/[^\w.@+-]/g, '_')}.eml`
    // Written aside first, so that whoever watches the folder never reads half a message.
    const aside = join(folder, `.${randomBytes(6).toString('hex')}`)
    await writeFile(aside, eml as Buffer)
    await rename(aside, join(folder, name))
    log.info({ mail: { subject: message.subject, links: message.text.match(/https?:\/\/\S+/g) ?? [] } }, 'mail written')
  }
}
