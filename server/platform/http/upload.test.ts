import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadFile } from '@filao/domain/company/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { pictureOf } from '#testing/picture'

let t: TestApp
let by: Member
let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-uploads-'))
  vi.stubEnv('TMPDIR', folder)
  t = await testApp()
  by = await t.company()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(async () => {
  await t.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** Lists the temporary folders of uploads that still exist. */
const left = async () => (await readdir(folder)).filter((name) => name.startsWith('filao-upload-'))

const picture = Buffer.from(pictureOf({ width: 9, height: 9 }))
const fields = { resize: '512', path: 'companyLogos' }

type Part = { name: string; fileName?: string; content: Buffer | string }

function form(parts: Part[], end = '--edge--\r\n'): Buffer {
  const encoded = parts.flatMap(({ name, fileName, content }) => [
    `--edge\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
    content,
    '\r\n',
  ])
  return Buffer.concat([...encoded, end].map((piece) => Buffer.from(piece)))
}

const rest = Object.entries(fields).map(([name, content]) => ({ name, content }))

const whole = (content: Buffer) => form([...rest, { name: 'file', fileName: 'a.png', content }])

async function post(payload: Buffer, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=edge',
      cookie: by.cookie,
      ...headers,
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Begins a request over a real connection; the test sends the body. */
async function open(headers: string): Promise<{ socket: Socket; answer: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /api/files HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nCookie: ${by.cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\n${headers}\r\n\r\n`,
  )
  return { socket, answer: () => received, closed }
}

async function until(holds: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < withinMs; await wait(10))
    if (await holds()) return true
  return false
}

test('the other fields may be before and after the file', async () => {
  const file = { name: 'file', fileName: 'a.png', content: picture }
  expect((await post(form([file, ...rest]))).status).toBe(201)
  expect((await post(form([...rest, file]))).status).toBe(201)
  expect(await left()).toEqual([])
})

test.each<[string, Buffer, number, string]>([
  ['no file', form(rest), 422, 'file'],
  ['a file under another name', form([{ name: 'logo', fileName: 'a.png', content: picture }, ...rest]), 422, 'file'],
  [
    'several files',
    form([1, 2].map((n) => ({ name: 'file', fileName: `${n}.png`, content: picture })).concat()),
    422,
    'file',
  ],
  ['a file without content', form([{ name: 'file', fileName: 'a.png', content: '' }, ...rest]), 415, ''],
  ['a form without an end', form([...rest, { name: 'file', fileName: 'a.png', content: picture }], ''), 400, ''],
  [
    'a form that breaks off in the file',
    form([...rest, { name: 'file', fileName: 'a.png', content: picture }]).subarray(0, -40),
    400,
    '',
  ],
  ['nothing', Buffer.alloc(0), 422, 'file'],
  ['noise', Buffer.from('noise'), 400, ''],
  ['a field that is too long', form([{ name: 'path', content: 'x'.repeat(20_000) }, ...rest]), 413, ''],
  ['a hundred fields', form(Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, content: 'x' }))), 400, ''],
  ['fields of the prototype', form([{ name: '__proto__', content: 'x' }, ...rest]), 400, ''],
])('%s is refused and leaves nothing', async (_name, payload, status, field) => {
  const answer = await post(payload)
  expect(answer.status).toBe(status)
  expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(field ? [field] : [])
  expect(answer.body.detail).not.toBe('')
  expect(await left()).toEqual([])
})

test('a body that is no form, or a form without a boundary, is refused', async () => {
  const json = { 'content-type': 'application/json' }
  expect((await post(Buffer.from('{}'), json)).status).toBe(415)
  expect((await post(form(rest), { 'content-type': 'multipart/form-data' })).status).toBe(400)
  const call = { params: { companyId: by.companyId } }
  expect(
    (
      await by.send(
        { ...uploadFile, path: '/companies' } as never,
        { ...call, file: { name: 'a', content: 'x' } } as never,
      )
    ).status,
  ).toBe(415)
})

test('a sender that announces too many bytes is answered before they are sent', async () => {
  const { socket, answer } = await open('Content-Length: 900000000')
  expect(await until(() => answer().startsWith('HTTP/1.1 413'))).toBe(true)
  expect(await left()).toEqual([])
  socket.destroy()
})

test('a sender that never ends is answered at the limit and cut off', async () => {
  const { socket, answer, closed } = await open('Transfer-Encoding: chunked')
  const send = (piece: Buffer) => {
    socket.write(`${piece.length.toString(16)}\r\n`)
    socket.write(piece)
    return socket.write('\r\n')
  }
  const latest = performance.now() + 50_000
  send(form(rest, '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'))
  const piece = Buffer.alloc(256 * 1024, 1)
  while (!socket.destroyed && performance.now() < latest) {
    if (!send(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed, wait(100)])
    else await wait(1)
  }
  expect(answer()).toMatch(/^HTTP\/1.1 413/)
  expect(socket.destroyed).toBe(true)
  expect(await left()).toEqual([])
})

test('a sender that leaves in the middle leaves no file, and the next one is served', async () => {
  const { socket } = await open('Content-Length: 1000000')
  socket.write(form(rest, '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'))
  socket.write(Buffer.alloc(200_000, 1))
  expect(await until(async () => (await left()).length === 1)).toBe(true)
  socket.destroy()
  expect(await until(async () => (await left()).length === 0)).toBe(true)
  expect((await post(form([...rest, { name: 'file', fileName: 'a.png', content: picture }]))).status).toBe(201)
})

describe('pictures that wait to be decoded', () => {
  const large = whole(Buffer.from(pictureOf({ width: 7000, height: 7000 })))

  /** Sends eight large pictures of the company, and resolves when all have arrived. */
  async function givenQueue() {
    const answered: number[] = []
    const asked = Array.from({ length: 8 }, () => post(large).then(({ status }) => answered.push(status)))
    await haveArrived(8, answered)
    return { answered, all: Promise.all(asked) }
  }

  const haveArrived = async (count: number, answered: number[]) =>
    expect(await until(async () => (await left()).length + answered.length === count)).toBe(true)

  test('leave a slot to the other companies', async () => {
    const other = await t.company()
    const { answered, all } = await givenQueue()
    expect((await post(whole(picture), { cookie: other.cookie })).status).toBe(201)
    expect(answered.length).toBeLessThan(5)
    await all
    expect(new Set(answered)).toEqual(new Set([201]))
  })

  test('and are abandoned are never decoded', async () => {
    const { answered, all } = await givenQueue()
    const { socket } = await open(`Content-Length: ${large.length}`)
    socket.write(large)
    await haveArrived(9, answered)
    socket.destroy()
    await haveArrived(8, answered)
    expect(answered.length).toBeLessThan(5)
    await all
  })
})

test('a sender whose file was too large may continue on the same connection', async () => {
  const head = form(rest, '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  const body = Buffer.concat([head, Buffer.alloc(15 * 1024 * 1024 + 1000), Buffer.from('\r\n--edge--\r\n')])
  const { socket, answer } = await open(`Content-Length: ${body.length}`)
  socket.write(body)
  expect(await until(() => answer().startsWith('HTTP/1.1 413'), 3000)).toBe(true)
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await until(() => answer().includes('{"status":"ok"}'), 3000)).toBe(true)
  expect(await left()).toEqual([])
  socket.destroy()
})
