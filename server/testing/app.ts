import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proveEmail, register } from '@filao/domain/access/contract'
import type { Role } from '@filao/domain/access/roles'
import { createCompany } from '@filao/domain/company/contract'
import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { openSession, sessionCookie } from '#features/access/sessions/session'
import { insertUser, updateUser } from '#features/access/user/queries'
import { type Config, loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { followEvents } from '#platform/feature/events'
import { type Files, openFiles, removeFiles, removeFilesJob } from '#platform/files/files'
import type { Enqueue, Job } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import { type Message, mailJob } from '#platform/mail/mail'
import { openPdfPrinter, type PdfPrinter } from '#platform/pdf/pdf'
import { openPayments } from '#platform/subscriptions/open-payments'
import { buildApp } from '../app/app.ts'
import { type TestDatabase, testDatabase } from './database.ts'

type Parts<E extends Endpoint> = {
  params?: E extends Endpoint<infer Path> ? Params<Path> : never
  query?: z.input<E['query']>
  body?: z.input<E['body']>
  headers?: Record<string, string>
  /** Sent as a form, with the body as its other fields. */
  file?: { name: string; content: Uint8Array | string }
}

/** An answer as received over HTTP. `body` is the problem when the call was refused. */
export type TestResponse<Body> = { status: number; headers: Record<string, unknown>; body: Body }

/** One user's browser: makes calls of the contract with their session. */
export type Client = {
  cookie: string
  /** Returns the call's answer; throws when it was refused, so that a test of something else fails loudly. */
  request: <E extends Endpoint>(endpoint: E, parts?: Parts<E>) => Promise<z.output<E['response']>>
  /** Returns the whole answer, refused or not. */
  send: <E extends Endpoint>(endpoint: E, parts?: Parts<E>) => Promise<TestResponse<never>>
}

/** A member of a company. */
export type Member = Client & { companyId: number; userId: number }

export type TestApp = {
  app: FastifyInstance
  db: Awaited<ReturnType<typeof testDatabase>>['db']
  url: string
  log: Log
  /** Records a job as the application records its own. */
  enqueue: Enqueue
  /** Every mail requested so far, oldest first. */
  mails: Message[]
  /** The data of one kind of job requested so far, oldest first. */
  jobsOf: <Data extends object>(job: Job<Data>) => Data[]
  /** The store of uploads. */
  files: Files
  /** The printer of documents. */
  pdf: PdfPrinter
  /** Removes the stored files whose deletion calls have requested so far. */
  removeFiles: () => Promise<void>
  /** Sets the time of the following calls. */
  setNow: (instant: string) => void
  visitor: () => Client
  /** Returns a client with this session cookie. */
  client: (cookie: string) => Client
  /** Returns a program that sends this API key, and nothing that a browser sends. */
  program: (key: string) => Client
  /**
   * Creates a company with its administrator, who has followed the link of the welcome mail unless `isProven` is false.
   */
  company: (options?: { isProven?: boolean }) => Promise<Member>
  /** Adds a member to the company. */
  colleague: (of: Member, role: Role) => Promise<Member>
  close: () => Promise<void>
}

/** Tests ask no outside service. */
const noLookups = { GEOCODER_URL: 'off', MAP_TILES_URL: 'off' }

/**
 * Starts the application on a database of its own, called through HTTP as the browser calls it. `settings` are named as
 * in the environment.
 */
export async function testApp(
  settings: Record<string, string> = {},
  given?: TestDatabase,
  watch: Parameters<typeof buildApp>[1] = {},
): Promise<TestApp> {
  const database = given ?? (await testDatabase())
  const folder = join(tmpdir(), `filao-files-${randomBytes(6).toString('hex')}`)
  const config = loadConfig({ NODE_ENV: 'test', BILLING: 'off', FILES_URL: folder, ...noLookups, ...settings })
  const files = openFiles(config)
  const unused: string[] = []
  const requested: { job: Job; data: object }[] = []
  const mails: Message[] = []
  const events = followEvents(database.db)
  const pdf = openPdfPrinter(config, database.log)
  let now: string | null = null
  const enqueue: Enqueue = async (_tx, job, data) => {
    requested.push({ job, data })
    if (job.name === mailJob.name) mails.push(data as unknown as Message)
    if (job.name === removeFilesJob.name) unused.push(...(data as unknown as { keys: string[] }).keys)
  }
  const parts = {
    config,
    db: database.db,
    log: database.log,
    enqueue,
    files,
    pdf,
    payments: await openPayments(config),
    events,
    now: () => now ?? new Date().toISOString(),
  }
  const app = await buildApp(parts, watch)
  const client = (cookie: string, identity?: Record<string, string>) => clientOf(app, cookie, identity)
  const { company, colleague } = people(app, client, { config, db: database.db, mails })

  return {
    app,
    db: database.db,
    url: database.url,
    log: database.log,
    enqueue,
    mails,
    jobsOf: ({ name }) => requested.filter(({ job }) => job.name === name).map(({ data }) => data as never),
    files,
    pdf,
    removeFiles: () => removeFiles(files, unused.splice(0)),
    setNow: (instant) => {
      now = instant
    },
    visitor: () => client(''),
    client,
    program: (key) => client('', { authorization: `Bearer ${key}` }),
    company,
    colleague,
    close: async () => {
      await app.close()
      await pdf.stop()
      await events.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a browser or a program that makes calls of the contract. */
function clientOf(app: FastifyInstance, cookie: string, identity: Record<string, string> = browser(cookie)): Client {
  const send = async (endpoint: Endpoint, parts: Parts<Endpoint> = {}) => {
    const form = parts.file ? await asForm(parts.file, parts.body) : null
    const response = await app.inject({
      method: endpoint.method,
      url: address(endpoint.path, parts.params ?? {}, parts.query as Record<string, unknown> | undefined),
      headers: { ...identity, ...form?.headers, ...parts.headers },
      ...(form || parts.body === undefined ? {} : { payload: parts.body as object }),
      ...(form ? { payload: form.payload } : {}),
    })
    const isJson = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload.length > 0 ? response.rawPayload : undefined,
    }
  }
  const request = async (endpoint: Endpoint, parts?: Parts<Endpoint>) => {
    const { status, body } = await send(endpoint, parts)
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return { cookie, send, request } as Client
}

type Founding = { config: Config; db: TestApp['db']; mails: Message[] }

/** Returns what registers companies and their colleagues. */
function people(app: FastifyInstance, client: TestApp['client'], { config, db, mails }: Founding) {
  // Applications on one database name their people apart.
  const names = randomBytes(3).toString('hex')
  let count = 0

  const company = async ({ isProven = true } = {}): Promise<Member> => {
    const email = `person-${names}-${++count}@example.test`
    const session = await app.inject({
      method: 'POST',
      url: `/api${register.path}`,
      payload: { email, language: 'fr' },
      // Each user comes from a network of their own, or the throttle would stop a long test file.
      remoteAddress: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    })
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
    const person = client(cookie)
    const welcome = mails.findLast(({ to }) => to === email)?.text ?? ''
    if (isProven) await person.request(proveEmail, { body: { token: mailedToken(welcome) } })
    const created = await person.request(createCompany, { body: { name: `Société ${count}` } })
    return { ...person, companyId: created.id, userId: session.json().user.id }
  }

  const colleague = async (of: Member, role: Role): Promise<Member> => {
    let cookie = ''
    const reply = {
      setCookie: (name: string, value: string) => {
        cookie = `${name}=${value}`
      },
    }
    const userId = await inTransaction(db, { identity: true }, async (tx) => {
      const user = await insertUser(tx, { email: `person-${names}-${++count}@example.test`, role })
      if (!user) throw new Error('the address is taken')
      await updateUser(tx, user.id, { companyId: of.companyId })
      await openSession(tx, user.id, sessionCookie(config), reply as never, { userAgent: '', address: '' })
      return user.id
    })
    return { ...client(cookie), companyId: of.companyId, userId }
  }
  return { company, colleague }
}

function browser(cookie: string): Record<string, string> {
  return { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
}

/** Returns the token of the link in a mail. */
export function mailedToken(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function asForm(file: { name: string; content: Uint8Array | string }, fields: unknown) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  form.append('file', new File([file.content as Uint8Array<ArrayBuffer>], file.name))
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) }
}

function address(path: string, params: Record<string, number | string>, query: Record<string, unknown> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}
