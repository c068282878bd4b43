import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

it('keeps personal data and secrets out of its lines', () => {
  const line = logged((log) => log.info({ email: 'lea@example.fr', user: { password: 'azerty', id: 7 } }, 'signed in'))
  expect(JSON.parse(line)).toMatchObject({ msg: 'signed in', user: { id: 7 } })
  expect(line).not.toMatch(/lea|azerty/)
})

it('logs the route instead of the URL, which may hold a public code', () => {
  const req = { method: 'GET', url: '/api/l/SECRETCODE?token=abc', routeOptions: { url: '/api/l/:code' } }
  const line = logged((log) => log.info({ req }, 'answered'))
  expect(JSON.parse(line).req).toEqual({ method: 'GET', route: '/api/l/:code' })
})

it('leaves out row values that a database error quotes', () => {
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(lea@example.fr) exists',
  })
  const line = logged((log) => log.error({ err }, 'failed'))
  expect(JSON.parse(line).err).toMatchObject({ message: 'duplicate key', errorCode: '23505' })
  expect(line).not.toContain('lea@example.fr')
})

it('logs the errors of the job queue, which are plain objects', () => {
  const err = { message: 'connect ECONNREFUSED', stack: 'at once', code: 'ECONNREFUSED', queue: 'mail' }
  const line = logged((log) => log.error({ err }, 'the job queue failed'))
  expect(JSON.parse(line).err).toEqual({ message: 'connect ECONNREFUSED', errorCode: 'ECONNREFUSED', stack: 'at once' })
})
