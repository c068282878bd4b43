import { randomBytes } from 'node:crypto'
import { type Question, sendRequest } from './send-request.ts'

/** A company of a server, with the ids that attacks and measurements use. */
export type Shop = {
  url: string
  email: string
  password: string
  cookie: string
  companyId: number
  agencyId: number
  categoryId: number
  customerId: number
  vehicleIds: number[]
  rentalId: number
  /** Letters that only names of this company contain; empty for one that was not opened here. */
  mark: string
}

const password = 'trois filaos penchent'

/** Registers a company over HTTP, with an agency, vehicles, a price, a customer and a rental. */
export async function openShop(url: string, vehicles = 20): Promise<Shop> {
  const name = randomBytes(4).toString('hex')
  const email = `attack-${name}@example.test`
  const from = url.includes('127.0.0.1') ? { from: network() } : {}
  const registered = await sendRequest(url, {
    method: 'POST',
    path: '/auth/registration',
    body: { email, language: 'fr' },
    ...from,
  })
  const cookie = cookieOf(registered.cookies)
  const write = async (question: Question): Promise<{ id: number }> => {
    const { status, body } = await sendRequest(url, { method: 'POST', cookie, ...question })
    if (status >= 300 || status === 0) throw new Error(`${question.path} answered ${status} ${body}`)
    return body ? JSON.parse(body) : { id: 0 }
  }
  await write({ method: 'PATCH', path: '/users/me', body: { password } })
  const { id: companyId } = await write({ path: '/companies', body: { name: `Attaque ${name}` } })
  const own = `/companies/${companyId}`
  const seasons = [{ start: '01-01', end: '12-31', userLabel: 'Année' }]
  const agency = (await write({ path: `${own}/agencies`, body: { name: `Port ${name}`, seasons } })) as Agency
  const { id: categoryId } = await write({
    path: `${own}/categories`,
    body: { code: 'A', name: 'Citadine', securityDepositAmount: 800, waiverAmount: 1200 },
  })
  const prices = [{ seasonId: agency.seasons[0]?.id, agencyId: agency.id, categoryId, minDays: 0, price: 40 }]
  await write({ method: 'PUT', path: `${own}/prices`, body: prices })
  const vehicleIds: number[] = []
  for (let n = 0; n < vehicles; n++) {
    const registrationNumber = `A${letter(n)}-${String(100 + n)}-GP`
    const body = { registrationNumber, make: 'Renault', model: 'Clio', categoryId, locationId: agency.id }
    vehicleIds.push((await write({ path: `${own}/vehicles`, body })).id)
  }
  const { id: customerId } = await write({
    path: `${own}/customers`,
    body: { firstName: 'Zoé', lastName: `Attaque ${name}` },
  })
  const ids = { companyId, agencyId: agency.id, categoryId, customerId, vehicleIds, rentalId: 0 }
  const shop = { url, email, password, cookie, ...ids, mark: name }
  const { id: rentalId } = await write({ path: `${own}/rentals`, body: rentalOf(shop, 1) })
  return { ...shop, rentalId }
}

type Agency = { id: number; seasons: { id: number }[] }

/** Signs in to an existing company and reads the ids that attacks need. */
export async function enterShop(
  url: string,
  login: { email: string; password: string; companyId: number },
): Promise<Shop> {
  const { email, password: typed, companyId } = login
  const { cookies, status } = await sendRequest(url, {
    method: 'POST',
    path: '/auth',
    body: { email, password: typed },
  })
  if (status !== 200) throw new Error(`the sign-in of ${email} answered ${status}`)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const read = async (path: string) => {
    const response = await sendRequest(url, { path: `/companies/${companyId}${path}`, cookie })
    return JSON.parse(response.body) as { id: number; status: string }[]
  }
  const [agencies, categories, customers] = [
    await read('/agencies'),
    await read('/categories'),
    await read('/customers?limit=1'),
  ]
  const vehicleIds = (await read('/vehicles?limit=100')).map(({ id }) => id)
  const rentals = await read('/rentals?limit=50')
  const rentalId = rentals.find(({ status }) => status === 'pending' || status === 'ongoing')?.id ?? firstId(rentals)
  const ids = { agencyId: firstId(agencies), categoryId: firstId(categories), customerId: firstId(customers) }
  return { url, email, password: typed, cookie, companyId, ...ids, vehicleIds, rentalId, mark: '' }
}

/** Returns the body of a rental of two days, that many weeks ahead, with one of the vehicles. */
export function rentalOf({ vehicleIds, agencyId, customerId }: Shop, weeks: number) {
  const start = Date.now() + weeks * 7 * 86_400_000
  const at = (ms: number) => `${new Date(ms).toISOString().slice(0, 13)}:00:00Z`
  return {
    start: at(start),
    end: at(start + 2 * 86_400_000),
    vehicleId: vehicleIds[weeks % vehicleIds.length],
    departureAgencyId: agencyId,
    arrivalAgencyId: agencyId,
    customerId,
    status: 'draft',
  }
}

let networks = 0

/** Returns a local address that no request was sent from yet; each is a network of its own to the server. */
export function network(): string {
  networks++
  return `127.${9 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255 || 1}`
}

function firstId(rows: { id: number }[]): number {
  return rows[0]?.id ?? 0
}

function cookieOf(cookies: string[]): string {
  return cookies.find((one) => one.includes('filao_session'))?.split(';')[0] ?? ''
}

function letter(number: number): string {
  return String.fromCharCode(65 + (number % 26))
}
