import { once } from 'node:events'
import { connect } from 'node:net'
import { pictureOf } from '../picture.ts'
import { network, rentalOf, type Shop } from './company.ts'
import { sendRequest } from './send-request.ts'

/** Something hostile that the API allows, done by so many senders at once until they are stopped. */
export type Attack = {
  name: string
  atOnce: number
  /** Runs before the attack, in each hostile company. */
  prepare?: (shop: Shop) => Promise<unknown>
  /** Does it once; returns the status of the answer, or a word. */
  once: (shop: Shop, signal: AbortSignal) => Promise<number | string>
}

const own = ({ companyId }: Shop, path: string) => `/companies/${companyId}${path}`
const decade = 'start=2027-01-01T10:00:00Z&end=2037-01-01T10:00:00Z'
const year = 'start=2027-01-01T10:00:00Z&end=2027-12-31T10:00:00Z'
const longTerms = `<ul>${'<li>Condition</li>'.repeat(2900)}</ul>`
const largePicture = pictureOf({ width: 6500, height: 6500 })

const read = (path: (shop: Shop) => string) => async (shop: Shop, signal: AbortSignal) =>
  (await sendRequest(shop.url, { path: own(shop, path(shop)), cookie: shop.cookie, signal })).status

const print = (shop: Shop, signal: AbortSignal) =>
  sendRequest(shop.url, {
    path: own(shop, `/rentals/${shop.rentalId}/printable?format=pdf`),
    cookie: shop.cookie,
    signal,
  })

const withLongTerms = (shop: Shop) =>
  sendRequest(shop.url, {
    method: 'PATCH',
    path: own(shop, ''),
    cookie: shop.cookie,
    body: { rentalTerms: longTerms, contractTerms: longTerms },
  })

/** A body of 3.9 MB that names no field of any call. */
const emptyObjects = `{"a":[${'{},'.repeat(1_300_000)}{}]}`

/** A price list of the most lines that a company may have, none of which exists. */
const noPrices = JSON.stringify(
  Array.from({ length: 20_000 }, (_, n) => ({ id: n + 1, seasonId: null, agencyId: 0, categoryId: 0, price: 40 })),
)

const open = (path: string) => async (shop: Shop, signal: AbortSignal) =>
  (await sendRequest(shop.url, { path, headers: { 'accept-encoding': 'br' }, signal })).status

let names = 0

/** The attacks, each the worst that the API allows of its kind. */
export const attacks: Attack[] = [
  {
    name: 'sign-ins of strangers',
    atOnce: 40,
    once: async ({ url }, signal) => {
      const body = { email: `nobody-${++names}@example.test`, password: 'wrong' }
      return (await sendRequest(url, { method: 'POST', path: '/auth', body, from: network(), signal })).status
    },
  },
  {
    name: 'documents with long terms',
    atOnce: 12,
    prepare: withLongTerms,
    once: async (shop, signal) => (await print(shop, signal)).status,
  },
  {
    name: 'abandoned documents',
    atOnce: 12,
    prepare: withLongTerms,
    once: async (shop, signal) => (await print(shop, AbortSignal.any([signal, AbortSignal.timeout(400)]))).status,
  },
  {
    name: 'pictures of 42 megapixels',
    atOnce: 12,
    once: async ({ url, cookie }, signal) => {
      const body = { visibility: 'public', resize: 512, imageFormat: 'png', path: 'companyLogos' }
      return (await sendRequest(url, { method: 'POST', path: '/files', cookie, body, file: largePicture, signal }))
        .status
    },
  },
  {
    name: 'imports',
    atOnce: 10,
    once: async (shop, signal) => {
      const rows = Array.from({ length: 100 }, () => ({ firstName: `Zoé ${++names}`, lastName: 'Attaque' }))
      const question = { method: 'POST', path: own(shop, '/customers/import'), cookie: shop.cookie, body: { rows } }
      return (await sendRequest(shop.url, { ...question, signal })).status
    },
  },
  {
    name: 'guesses of calendar addresses',
    atOnce: 40,
    once: async ({ url }, signal) => {
      const path = `/public/calendars/${String(++names).padStart(43, 'x')}`
      return (await sendRequest(url, { path, from: network(), signal })).status
    },
  },
  {
    name: 'guesses of customers’ pages',
    atOnce: 40,
    once: async ({ url }, signal) => {
      const path = `/companies/-1/rentals/byCode/${String(++names).padStart(16, 'X')}`
      return (await sendRequest(url, { path, from: network(), signal })).status
    },
  },
  { name: 'documents of the API', atOnce: 8, once: open('/openapi.json') },
  { name: 'pages about the API', atOnce: 8, once: open('/docs') },
  {
    name: 'large bodies of strangers',
    atOnce: 8,
    once: async ({ url }, signal) => {
      const headers = { 'content-type': 'application/json' }
      return (await sendRequest(url, { method: 'POST', path: '/auth', payload: emptyObjects, headers, signal })).status
    },
  },
  {
    name: 'refused price lists',
    atOnce: 8,
    once: async (shop, signal) => {
      const headers = { 'content-type': 'application/json' }
      const question = { method: 'PUT', path: own(shop, '/prices'), cookie: shop.cookie, headers, signal }
      return (await sendRequest(shop.url, { ...question, payload: noPrices })).status
    },
  },
  { name: 'exports', atOnce: 10, once: read(() => '/rentals/export') },
  { name: 'whole lists', atOnce: 10, once: read(() => '/rentals') },
  {
    name: 'availabilities over ten years',
    atOnce: 20,
    once: read(({ agencyId: id }) => `/availabilities?${decade}&departureAgencyId=${id}&arrivalAgencyId=${id}`),
  },
  { name: 'plannings of a year', atOnce: 20, once: read(() => `/planning?${year}`) },
  {
    name: 'writes of one company',
    atOnce: 40,
    once: async (shop, signal) => {
      const body = rentalOf(shop, 10 + (++names % 500))
      return (
        await sendRequest(shop.url, { method: 'POST', path: own(shop, '/rentals'), cookie: shop.cookie, body, signal })
      ).status
    },
  },
  {
    name: 'event streams',
    atOnce: 150,
    once: (shop, signal) =>
      hold(shop, signal, `GET /api${own(shop, '/events')} HTTP/1.1\r\nHost: x\r\nCookie: ${shop.cookie}\r\n\r\n`),
  },
  {
    name: 'slow bodies',
    atOnce: 150,
    once: (shop, signal) =>
      hold(
        shop,
        signal,
        `POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
      ),
  },
  { name: 'idle connections', atOnce: 400, once: (shop, signal) => hold(shop, signal, 'GET /api/health HTT') },
]

/** Opens a connection, sends the beginning of a request and then a byte a second, until the server ends it. */
async function hold({ url }: Shop, signal: AbortSignal, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    received ||= chunk.toString('latin1').slice(0, 12)
  })
  socket.write(text)
  const drip = setInterval(() => socket.write(' '), 1000)
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  if (!socket.destroyed) await once(socket, 'close').catch(() => undefined)
  clearInterval(drip)
  signal.removeEventListener('abort', end)
  return signal.aborted ? 'held' : received.split(' ')[1] || 'cut'
}
