import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type nodemailer from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'

type Mail = { to: string; subject: string; html: string; text: string }

/** Sends a mail that is complete as it is. */
export const mailJob = defineJob<Mail>('mail', { sendsMail: true })

export type Message = Mail & {
  /** The sender's name; the address stays ours, since mail servers refuse any other. */
  fromName?: string
  /** The address for replies. */
  replyTo?: string
  /** The same each time the same mail is sent, so that mail programs dedupe it. */
  messageId?: string
  attachments?: { fileName: string; contentType: string; content: Uint8Array }[]
}

/** Sends one message, or rejects. */
export type SendMail = (message: Message) => Promise<void>

/** Sends mail through the configured server; without one each message becomes a file that any mail program opens. */
export function mailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): SendMail {
  return config.smtpUrl
    ? smtp(config.smtpUrl, config.mailFrom)
    : outbox(join(config.dataDir, 'mail'), config.mailFrom, log)
}

/** Time limits in milliseconds: shorter than those of the transaction that waits for the mail server. */
const timeouts = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000 }

function smtp(url: string, from: string): SendMail {
  return async (message) => {
    const { createTransport } = await library()
    await createTransport({ url, ...timeouts })
      .sendMail(asOptions(message, from))
      .catch((error) => {
        throw withoutAnswer(error)
      })
  }
}

type Refusal = Error & { code?: string; responseCode?: number; command?: string }

/** Replaces what a mail server answered with its codes, since the answer may quote the recipient's address. */
function withoutAnswer(error: Refusal): Error {
  const { code, responseCode } = error
  if (!responseCode) return error
  const sentence = `the mail server refused the ${refused(error)}: ${responseCode} (${code})`
  return Object.assign(new Error(sentence), { code })
}

function refused({ code, command }: Refusal): string {
  if (code === 'EAUTH') return 'sign-in'
  if (code !== 'EENVELOPE') return 'message'
  return command === 'RCPT TO' ? 'recipient' : 'sender'
}

function outbox(folder: string, from: string, log: Log): SendMail {
  return async (message) => {
    // They hold links that open accounts: no other user of the machine reads them.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { createTransport } = await library()
    const compose = createTransport({ streamTransport: true, buffer: true })
    const { message: eml } = await compose.sendMail(asOptions(message, from))
    const time = new Date().toISOString().replaceAll(':', '-')
    const name = `${time}-${message.to.replaceAll(/[^\w.@+-]/g, '_')}.eml`
    // Written under a hidden name first, so that no reader of the folder gets half a message.
    const aside = join(folder, `.${randomBytes(6).toString('hex')}`)
    await writeFile(aside, eml as Buffer)
    await rename(aside, join(folder, name))
    log.info({ mail: { subject: message.subject, links: message.text.match(/https?:\/\/\S+/g) ?? [] } }, 'mail written')
  }
}

/** Removes the mails that were written to files instead of being sent, those with these ids. */
export async function removeWrittenMails(
  { smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>,
  mailIds: readonly number[],
): Promise<void> {
  if (smtpUrl || mailIds.length === 0) return
  const folder = join(dataDir, 'mail')
  const ids = new Set(mailIds.map(String))
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const content = await readFile(join(folder, name), 'latin1').catch(() => '')
    const id = /^Message-ID:\s*<mail-(\d+)-/im.exec(content)?.[1]
    if (id && ids.has(id)) await rm(join(folder, name), { force: true })
  }
}

/** Loads the mail library with the first mail, since it is large. */
async function library(): Promise<typeof nodemailer> {
  return (await import('nodemailer')).default
}

function asOptions({ fromName, attachments = [], ...message }: Message, from: string): SendMailOptions {
  return {
    ...message,
    from: fromName ? { name: fromName, address: from.match(/<([^>]*)>/)?.[1] ?? from } : from,
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
  }
}
