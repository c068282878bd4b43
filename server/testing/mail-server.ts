import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

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
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      if (left-- > 0) {
        refused++
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
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
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Each message as received over the network. */
    raw,
    refused: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof mailServer>>
