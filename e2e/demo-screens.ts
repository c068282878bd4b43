import { type APIRequestContext, expect, request } from '@playwright/test'
import { demoLogin } from '../domain/access/demo-login.ts'
import { paths } from '../web/session/paths.ts'

export type Language = 'fr' | 'en'

/** A screen to check: its name in `paths`, sometimes with the state it shows, and its address. */
export type Screen = { name: string; url: string }

/** Ids of the demo company, found when the run starts. */
type Ids = Record<
  | 'me'
  | 'company'
  | 'agency'
  | 'category'
  | 'fee'
  | 'source'
  | 'option'
  | 'customer'
  | 'twin'
  | 'vehicle'
  | 'invoice'
  | 'fine',
  number
> & {
  rental: Record<'draft' | 'quote' | 'validating' | 'pending' | 'ongoing' | 'done' | 'cancelled', number>
  code: string
  checkout: string
}

/** Screens that are opened without a session. */
export const openScreens: Screen[] = [
  { name: 'login', url: paths.login },
  { name: 'login expired', url: `${paths.login}?expired` },
  { name: 'forgotPassword', url: paths.forgotPassword },
  { name: 'passwordReset', url: `${paths.passwordReset}?token=unknown` },
  { name: 'register', url: paths.register },
  { name: 'confirmEmail', url: `${paths.confirmEmail}?token=unknown` },
  { name: 'invitation', url: `${paths.invitation}?token=unknown` },
  { name: 'ownPassword', url: paths.ownPassword },
  { name: 'secondFactor', url: paths.secondFactor },
]

/**
 * The addresses of each path that needs ids, and of each state of a screen that is checked beside its plain address. A
 * new path with an id does not compile without a line here.
 */
const addresses = {
  publicRental: ({ code }) => [paths.publicRental(code)],
  printableContract: ({ rental }) => [`${paths.printableContract}?id=${rental.pending}`],
  printablePlanning: ({ agency }) => [`${paths.printablePlanning}?agencyId=${agency}`],
  profile: ({ me }) => [paths.profile(me)],
  profileSecurity: ({ me }) => [paths.profileSecurity(me)],
  agency: ({ agency }) => [paths.agency(agency)],
  category: ({ category }) => [paths.category(category)],
  company: ({ company }) => [paths.company(company)],
  companySettings: ({ company }) => [paths.companySettings(company)],
  companySecurity: ({ company }) => [paths.companySecurity(company)],
  companyMessages: ({ company }) => [paths.companyMessages(company)],
  companyMessage: ({ company }) => [paths.companyMessage(company, 'reminder-fr')],
  companyTerms: ({ company }) => [paths.companyTerms(company)],
  companyDrivers: ({ company }) => [paths.companyDrivers(company)],
  companyInvoicing: ({ company }) => [paths.companyInvoicing(company)],
  companyPrivacy: ({ company }) => [paths.companyPrivacy(company)],
  customerPrivacy: ({ customer }) => [paths.customerPrivacy(customer)],
  invoices: () => [paths.invoices, `${paths.invoices}?q=nobody+at+all`],
  invoice: ({ invoice }) => [paths.invoice(invoice)],
  companyContract: ({ company }) => [paths.companyContract(company)],
  accounting: () => [
    paths.accounting,
    `${paths.accounting}?tab=preview`,
    `${paths.accounting}?tab=reporting`,
    `${paths.accounting}?tab=accounts`,
  ],
  customers: () => [paths.customers, `${paths.customers}?q=nobody+at+all`],
  customer: ({ customer }) => [
    paths.customer(customer),
    `${paths.customer(customer)}?tab=documents`,
    `${paths.customer(customer)}?tab=history`,
  ],
  twins: () => [paths.twins, `${paths.twins}?distinct=1`],
  compareCustomers: ({ customer, twin }) => [paths.compareCustomers(customer, twin)],
  customerForm: ({ customer }) => [paths.customerForm(customer)],
  vehicle: ({ vehicle }) => [paths.vehicle(vehicle), `${paths.vehicle(vehicle)}?tab=history`],
  vehicleForm: ({ vehicle }) => [paths.vehicleForm(vehicle)],
  unavailabilities: ({ vehicle }) => [paths.unavailabilities(vehicle)],
  newUnavailability: ({ vehicle }) => [paths.newUnavailability(vehicle)],
  statement: ({ source }) => [paths.statement(source)],
  compareStatement: ({ source }) => [paths.compareStatement(source)],
  receivables: ({ agency }) => [
    paths.receivables,
    `${paths.receivables}?kind=deposits`,
    `${paths.receivables}?kind=quotes&agencyId=${agency}`,
    `${paths.receivables}?age=up_to_90`,
  ],
  cashDesk: () => [paths.cashDesk, `${paths.cashDesk}?date=2020-01-01`],
  fines: () => [paths.fines, `${paths.fines}?q=nobody+at+all`],
  fee: ({ fee }) => [paths.fee(fee)],
  source: ({ source }) => [paths.source(source)],
  fine: ({ fine }) => [paths.fine(fine)],
  fineForm: ({ fine }) => [paths.fineForm(fine)],
  option: ({ option }) => [paths.option(option)],
  photo: () => [],
  planning: () => [
    paths.planning,
    `${paths.planning}?view=week&by=agency&status=draft,quote,validating,pending,ongoing,done`,
    `${paths.planning}?view=year`,
    `${paths.planning}?view=14days&from=2026-03-02T13:00:00Z&to=2026-03-04T21:00:00Z`,
    `${paths.planning}?category=1000000`,
  ],
  planningCounter: ({ agency }) => [
    paths.planningCounter,
    `${paths.planningCounter}?agencyId=${agency}&date=2020-01-01`,
  ],
  categoryPrices: ({ agency }) => [
    paths.categoryPrices,
    `${paths.categoryPrices}?agencyId=${agency}&start=2099-12-20T14:00:00Z&end=2099-12-27T14:00:00Z`,
    `${paths.categoryPrices}?agencyId=${agency}&start=2020-12-20T14:00:00Z&end=2020-12-20T14:30:00Z`,
  ],
  rental: ({ rental }) => [paths.rental(rental.draft), paths.rental(rental.ongoing)],
  rentalSummary: ({ rental }) => Object.values(rental).map((id) => paths.rentalSummary(id)),
  rentalPayment: ({ rental }) => [paths.rentalPayment(rental.pending)],
  rentalCheckout: ({ rental }) => [paths.rentalCheckout(rental.pending), paths.rentalCheckout(rental.ongoing)],
  rentalVehicle: ({ rental }) => [paths.rentalVehicle(rental.ongoing), paths.rentalVehicle(rental.pending)],
  testCheckout: ({ checkout }) => [paths.testCheckout(checkout)],
} satisfies Addresses & Record<PathWithId, unknown>

type Path = keyof typeof paths
type PathWithId = { [Name in Path]: (typeof paths)[Name] extends string ? never : Name }[Path]
type Addresses = Partial<Record<Path, (ids: Ids) => string[]>>

/** Paths that are not screens of the company; the confirmation opens only after the form before it. */
const openPaths = new Set<string>([...openScreens.map(({ name }) => name), 'forgotPasswordEmailSent'])

/** The screens of the demo company: every path that is not open without a session. */
export const companyScreens = (Object.keys(paths) as Path[]).filter((name) => !openPaths.has(name))

/** Returns the addresses of a path: those above, else the path itself. */
function addressesOf(name: Path, ids: Ids): string[] {
  const listed = (addresses as Addresses)[name]
  const path = paths[name]
  return listed ? listed(ids) : typeof path === 'string' ? [path] : []
}

/** Signs in a user of the demo company who speaks the language, and returns the addresses of each path for them. */
export async function signIn(baseURL: string, language: Language, worker: number) {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
  await signInToDemo(api)
  if (language === 'en') {
    const colleague = { email: `reader-${worker}@filao.example`, password: 'a phrase that I am given' }
    await post(api, '/api/users/me/childs', {
      ...colleague,
      firstName: 'Grace',
      lastName: 'Reader',
      language,
      role: 'admin',
    })
    await post(api, '/api/auth', colleague)
    const own = { currentPassword: colleague.password, password: 'a phrase that I keep' }
    const response = await api.patch('/api/users/me', { data: own, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(response.ok(), `a password of one's own answers ${response.status()}`).toBe(true)
  }
  const ids = await findIds(api)
  const urls = (name: Path) => addressesOf(name, ids)
  return { storageState: await api.storageState(), urls }
}

/**
 * Signs in as the demo's administrator. Another journey may do so at the same moment, so a throttled sign-in is
 * retried.
 */
export async function signInToDemo(api: APIRequestContext): Promise<void> {
  await expect(() => post(api, '/api/auth', demoLogin)).toPass()
}

async function post(api: APIRequestContext, path: string, data: object) {
  const response = await api.post(path, { data, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(response.ok(), `${path} answers ${response.status()}`).toBe(true)
}

async function findIds(api: APIRequestContext): Promise<Ids> {
  const read = async (path: string) => (await api.get(`/api${path}`)).json()
  const [me, [{ id: company }]] = await Promise.all([read('/users/me'), read('/companies')])
  const first = async (list: string) => (await read(`/companies/${company}/${list}`))[0].id as number
  const [agency, category, fee, source, option, customer, vehicle, invoice, fine] = await Promise.all(
    ['agencies', 'categories', 'fees', 'sources', 'options', 'customers', 'vehicles', 'invoices', 'fines'].map(first),
  )
  const [, { id: twin }] = await read(`/companies/${company}/customers?limit=2`)
  const statuses = ['draft', 'quote', 'validating', 'pending', 'ongoing', 'done', 'cancelled']
  const found = await Promise.all(statuses.map(async (status) => [status, await first(`rentals?status=${status}`)]))
  const rental = Object.fromEntries(found)
  const { code } = await read(`/companies/${company}/rentals/${rental.validating}`)
  const checkout = await beginPayment(api, company)
  return {
    me: me.id,
    company,
    agency,
    category,
    fee,
    source,
    option,
    customer,
    twin,
    vehicle,
    invoice,
    fine,
    rental,
    code,
    checkout,
  } as Ids
}

/** Starts a payment that is never completed, and returns its session. */
async function beginPayment(api: APIRequestContext, company: number): Promise<string> {
  const billing = `/api/companies/${company}/billing`
  const [product] = await (await api.get(`${billing}/products`)).json()
  const response = await api.post(`${billing}/subscriptions`, {
    data: { priceId: product.default_price.id },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(response.ok(), `a payment answers ${response.status()}`).toBe(true)
  return new URL((await response.json()).url).pathname.split('/').at(-1) ?? ''
}
