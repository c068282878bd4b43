import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { mailer } from '#platform/mail/mail'
import type { MailParts } from '#platform/mail/sent-mail'
import type { TestApp } from './app.ts'

/**
 * Starts a mail server that stores its messages, and refuses the first ones, or all of them until the test changes
 * that.
 */
export async function mailServer({ refusals = 0 } = {}) {
  const received: Email[] = []
  const raw: string[] = []
  let left = refusals
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      if (left-- > 0) {
        refused++
        return done(
          Object.assign(new Error(`<${envelope.rcptTo[0]?.address}>: try again later`), { responseCode: 451 }),
        )
      }
      const content = Buffer.concat(chunks)
      raw.push(content.toString('latin1'))
      received.push(await PostalMime.parse(content))
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  return {
    url,
    received,
    /** Returns the parts with which a job sends its mails here, at an instant. */
    partsAt: (
      { db, log }: Pick<TestApp, 'db' | 'log'>,
      now: string,
      publicUrl = 'https://filao.example',
    ): MailParts => {
      const send = mailer({ smtpUrl: url, mailFrom: 'Filao <no-reply@filao.example>', dataDir: '' }, log)
      return { db, send, publicUrl, now: () => now }
    },
    /** Each message as received over the network. */
    raw,
    refused: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof mailServer>>
