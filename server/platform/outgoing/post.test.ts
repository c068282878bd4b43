import { lookup } from 'node:dns'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { post, type Resolve } from './post.ts'
import { isPublicAddress } from './public-address.ts'

/** Connections to the trap, which listens on every address of this machine. */
let connections = 0
let trap: Server
let port: number
const sockets = new Set<Socket>()
beforeAll(async () => {
  port = await freePort(20_000)
  trap = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((ready) => trap.listen(port, '::', ready))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  trap.close()
})

const send = (url: string, resolve?: Resolve) =>
  post(url, {}, '{}', { allowsPrivate: false, timeoutMs: 3000, ...(resolve ? { resolve } : {}) })

const to = (...addresses: string[]): Resolve => {
  return (_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
}

describe('no connection is made', () => {
  test('to an address that is not public, in whichever form it is written', async () => {
    const hosts = [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '2130706433',
      '017700000001',
      '0.0.0.0',
      '0',
      '169.254.169.254',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '100.64.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::ffff:169.254.169.254]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b::a9fe:a9fe]',
      '[2002:7f00:1::]',
      '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
      '[fe80::1]',
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[ff02::1]',
      '[2001:db8::1]',
      '１２７.０.０.１',
    ]
    for (const host of hosts) {
      const answered = await send(`https://${host}:${port}/`)
      expect([host, answered]).toMatchObject([
        host,
        { status: null, answer: expect.stringContaining('on the public internet') },
      ])
    }
    expect(connections).toBe(0)
  })

  test('to a name of this machine', async () => {
    for (const host of ['localhost', 'LOCALHOST.', 'a.localhost']) {
      expect([host, (await send(`https://${host}:${port}/`)).status]).toEqual([host, null])
    }
    expect(connections).toBe(0)
  })

  test('when one of the addresses of a name is not public, or written as IPv6', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['8.8.8.8', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['::1'],
      ['2606:4700::1', 'fe80::1'],
    ]) {
      const answered = await send(`https://receiver.example:${port}/`, to(...addresses))
      expect([addresses, answered.answer]).toEqual([addresses, 'The name leads to no address on the public internet.'])
    }
    expect(connections).toBe(0)
  })

  test('when a name is unknown, with the words of one that leads into a private network', async () => {
    const unknown: Resolve = (_host, done) =>
      done(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), [])
    const none: Resolve = (_host, done) => done(null, [])
    const answers = []
    for (const resolve of [unknown, none, to('10.0.0.1')]) {
      answers.push((await send(`https://intranet.example:${port}/`, resolve)).answer)
    }
    expect(new Set(answers)).toEqual(new Set(['The name leads to no address on the public internet.']))
  })

  test('to another address than the one that was checked, when a name changes between two look-ups', async () => {
    let lookups = 0
    const rebinding: Resolve = (host, done) =>
      (++lookups === 1 ? to('192.0.0.8', '127.0.0.1') : to('127.0.0.1'))(host, done)
    await send(`https://receiver.example:${port}/`, rebinding)
    expect([lookups, connections]).toEqual([1, 0])
  })

  test('without encryption, or to a name that does not exist', async () => {
    expect((await send('http://receiver.example/', to('8.8.8.8'))).answer).toContain('https://')
    const missing: Resolve = (host, done) => done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`)), [])
    expect((await send('https://nowhere.example/', missing)).answer).toContain('no address on the public')
    expect((await send('https://nowhere.example/', to())).answer).toContain('no address on the public')
    expect(connections).toBe(0)
  })
})

test('the trap is reached where private networks are allowed, so the tests above would see a connection', async () => {
  const named: Resolve = (host, done) => lookup(host === 'receiver.example' ? 'localhost' : host, { all: true }, done)
  const cut = (socket: Socket) => socket.destroy()
  trap.on('connection', cut)
  onTestFinished(() => void trap.off('connection', cut))
  // A busy machine may take long to look a name up, so nothing but the trap ends the request.
  const options = { allowsPrivate: true, timeoutMs: 600_000, resolve: named }
  for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', 'receiver.example']) {
    const before = connections
    const answered = await post(`http://${host}:${port}/`, {}, '{}', options)
    expect([host, connections > before, answered.status]).toEqual([host, true, null])
  }
})

test('a receiver that does not answer is left at the time limit', async () => {
  const answered = await post(`http://127.0.0.1:${port}/`, {}, '{}', { allowsPrivate: true, timeoutMs: 300 })
  expect(answered).toMatchObject({ status: null, answer: 'No answer in time.' })
})

test('addresses in global use are public', () => {
  for (const address of [
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.0',
    '100.128.0.0',
    '193.0.0.1',
    '2606:4700::1',
    '2001:4860:4860::8888',
  ]) {
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  }
  for (const text of ['', 'localhost', '::ffff:8.8.8.8', '1.2.3'])
    expect([text, isPublicAddress(text)]).toEqual([text, false])
})
