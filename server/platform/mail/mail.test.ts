import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { mailer } from './mail.ts'

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

test.each<[string, string, SMTPServerOptions]>([
  [
    'the sign-in: 535 (EAUTH)',
    'filao:wrong@',
    { onAuth: (_auth, _session, done) => done(refusal('filao: wrong password', 535)) },
  ],
  [
    'the sender: 553 (EENVELOPE)',
    '',
    { onMailFrom: (_address, _session, done) => done(refusal('<no-reply@filao.example>: not yours', 553)) },
  ],
  [
    'the recipient: 550 (EENVELOPE)',
    '',
    { onRcptTo: ({ address }, _session, done) => done(refusal(`<${address}>: unknown`, 550)) },
  ],
  [
    'the message: 554 (EMESSAGE)',
    '',
    {
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusal('spam', 554)))
      },
    },
  ],
])('a refusal says what the mail server refused: %s', async (what, login, options) => {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const smtpUrl = `smtp://${login}127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const send = mailer({ smtpUrl, mailFrom: 'Filao <no-reply@filao.example>', dataDir: '' }, pino({ level: 'silent' }))
  const message = { to: 'awa@example.test', subject: 'Reçu', html: '<p>Reçu</p>', text: 'Reçu' }
  await expect(send(message)).rejects.toThrow(`the mail server refused ${what}`)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
