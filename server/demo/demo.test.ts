import { login } from '@filao/domain/access/contract'
import { demoLogin } from '@filao/domain/access/demo-login'
import * as books from '@filao/domain/accounting/contract'
import { listCashDesks } from '@filao/domain/cash/contract'
import { isOpen } from '@filao/domain/company/opening-hours'
import { isPhone, phoneCountry } from '@filao/domain/company/phone'
import { readTurnover } from '@filao/domain/journal/contract'
import { addMinutes, localDate } from '@filao/domain/kernel/time'
import { sumReceivables } from '@filao/domain/receivables/contract'
import { rentalStatuses } from '@filao/domain/rentals/status/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInPlans, storePlans } from '#features/billing/public'
import { verifyJournal } from '#features/journal/verification'
import { loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { readFec } from '#testing/accounting/fec'
import { type TestApp, testApp } from '#testing/app'
import { cookieOf } from '#testing/given-user'
import { describeArchive } from '#testing/operation/demo-archive'
import { quietParts } from './generated/quiet-parts.ts'
import { loadDemo } from './load.ts'

/** A Monday, ten o'clock in Guadeloupe. */
const now = '2026-03-16T14:00:00Z'

let t: TestApp
let quiet: ReturnType<typeof quietParts>
let companyId: number
beforeAll(async () => {
  t = await testApp()
  await storePlans(t.db, builtInPlans('local'))
  quiet = quietParts(loadConfig({ NODE_ENV: 'test' }), t.db, () => now)
  await loadDemo({ ...quiet.parts, files: t.files })
  const { rows } = await t.db.pool.query(`select company_id from users where email = 'demo@filao.example'`)
  companyId = rows[0].company_id
})
afterAll(async () => {
  await quiet.stop()
  await t.close()
})

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => (await query.execute(tx)).rows)
}

/** Signs the demo's user in at the moment of the demo. */
async function signIn() {
  t.setNow(now)
  const signedIn = await t.visitor().send(login, { body: demoLogin })
  return { by: t.client(cookieOf(signedIn.headers)), params: { companyId } }
}

type Hours = { dayOfWeek: 'monday'; openTimeMinutes: number; closeTimeMinutes: number }

test('vehicles leave and come back in the opening hours of the agencies', async () => {
  const hours = await rows<Hours & { agencyId: number }>(sql`select agency_id, day_of_week, open_time_minutes,
    close_time_minutes from opening_hours`)
  const visits = await rows<{ at: string; agencyId: number }>(sql`
    select starts_at as at, departure_agency_id as agency_id from rentals
    union all select ends_at, arrival_agency_id from rentals
    union all select delivered_at, departure_agency_id from rentals where delivered_at is not null
    union all select returned_at, arrival_agency_id from rentals where returned_at is not null`)
  const isClosed = ({ at, agencyId }: { at: string; agencyId: number }) =>
    !isOpen(
      new Date(at).toISOString(),
      'America/Guadeloupe',
      hours.filter((one) => one.agencyId === agencyId),
    )
  expect(visits.length).toBeGreaterThan(5000)
  expect(visits.filter(isClosed)).toEqual([])
  expect(await rows(sql`select id from rentals where is_outside_opening_hours`)).toEqual([])
})

describe('customers', () => {
  test('have names that nobody else has', async () => {
    expect(await rows(sql`select first_name, last_name from customers group by 1, 2 having count(*) > 1`)).toEqual([])
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(sql`select count(*) as count from customers`)
    expect(count).toBeGreaterThan(400)
  })

  test('have a phone number of their country and an address of no real mailbox', async () => {
    const people = await rows<{ phoneNumbers: string[]; countryCode: string; email: string }>(
      sql`select phone_numbers, country_code, email from customers where erased_at is null`,
    )
    const numbers = people.flatMap(({ phoneNumbers, countryCode }) =>
      phoneNumbers.map((digits) => [digits, countryCode]),
    )
    expect(numbers.filter(([digits]) => !isPhone(digits as string))).toEqual([])
    expect(numbers.filter(([digits, country]) => phoneCountry(digits as string) !== country)).toEqual([])
    expect(people.filter(({ email }) => !email.endsWith('.example'))).toEqual([])
    const countries = new Set(people.map(({ countryCode }) => countryCode))
    expect([...countries].toSorted()).toEqual(['BE', 'CA', 'DE', 'FR', 'GP', 'MQ', 'US'])
  })

  test('have one vehicle at a time', async () => {
    const twice = await rows(sql`
      select a.id, b.id from rentals a join rentals b on a.customer_id = b.customer_id and a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`)
    expect(twice).toEqual([])
  })
})

describe('the year', () => {
  /**
   * The share of vehicle days that are rented, and the average length of rentals, of each of the last twelve months.
   */
  async function months() {
    return await rows<{ month: number; used: number; days: number }>(sql`
      select extract(month from month)::int as month,
        (sum(extract(epoch from least(back, month + interval '1 month') - greatest(delivered_at, month))) / 86400
          / extract(day from month + interval '1 month' - interval '1 day') / (select count(*) from vehicles))::float as used,
        avg(extract(epoch from ends_at - starts_at) / 86400) filter (where starts_at >= month)::float as days
      from generate_series('2025-04-01'::timestamptz, '2026-02-01', interval '1 month') month
      join (select *, coalesce(returned_at, ends_at) as back from rentals where delivered_at is not null) r
        on r.delivered_at < month + interval '1 month' and r.back > month
      group by month.month order by month.month`)
  }

  test('is busy in winter and summer, and quiet in autumn; rentals are longer in summer', async () => {
    const used = new Map((await months()).map(({ month, used, days }) => [month, { used, days }]))
    const share = (month: number) => used.get(month)?.used ?? 0
    for (const month of used.keys()) expect([month, share(month) > 0.5 && share(month) < 0.88]).toEqual([month, true])
    for (const month of [1, 2, 7, 8, 12]) expect(share(month)).toBeGreaterThan(Math.max(share(9), share(10)) + 0.05)
    expect(used.get(8)?.days ?? 0).toBeGreaterThan((used.get(10)?.days ?? 0) * 1.8)
    const average = [...used.keys()].reduce((sum, month) => sum + share(month), 0) / used.size
    expect(average).toBeGreaterThan(0.55)
    expect(average).toBeLessThan(0.85)
  })

  test('has prices of every season', async () => {
    const priced = await rows<{ label: string }>(sql`
      select distinct s.user_label as label from rentals r join price_lines p on p.id = r.price_id
      join seasons s on s.id = p.season_id order by 1`)
    expect(priced.map(({ label }) => label)).toEqual([
      'Arrière-saison',
      'Basse saison',
      'Haute saison',
      'Vacances d’été',
    ])
  })
})

describe('no vehicle', () => {
  test('is away twice at a moment, by its real departures and returns', async () => {
    const clashes = await rows(sql`with away as (
        select r.id, vehicle_id, tstzrange(coalesce(delivered_at, starts_at), greatest(coalesce(returned_at, ends_at), starts_at)) as period
        from rentals r where status in ('validating', 'pending', 'ongoing', 'done')
          and not exists (select from vehicle_changes c where c.rental_id = r.id)
        union all select -id, vehicle_id, tstzrange(starts_at, ends_at) from unavailabilities
      )
      select a.id, b.id from away a join away b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.period && b.period`)
    expect(clashes).toEqual([])
  })

  test('is occupied except by its rentals and unavailabilities', async () => {
    const wrong = await rows(sql`
      select r.id from rentals r left join occupancies o on o.rental_id = r.id
      where r.status in ('validating', 'pending', 'ongoing') is distinct from (o.id is not null)
        or o.vehicle_id <> r.vehicle_id`)
    expect(wrong).toEqual([])
  })
})

describe('the older rentals have what the application would have left', () => {
  test('numbers without a gap, in the order of the bookings', async () => {
    for (const table of [sql`rentals`, sql`customers`]) {
      const numbers = await rows<{ number: number }>(sql`
        select split_part(public_id, '-', 2)::int as number from ${table} order by created_at, id`)
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
    }
  })

  test('a check for every departure and return, with an odometer that only grows', async () => {
    const wrong = await rows(sql`
      select r.id from rentals r left join checks c on c.rental_id = r.id
      group by r.id, r.delivered_at, r.returned_at
      having count(*) filter (where c.stage = 'delivery' and c.stretch = 0) <> (r.delivered_at is not null)::int
        or count(*) filter (where c.stage = 'return') < (r.returned_at is not null)::int`)
    expect(wrong).toEqual([])
    const backwards = await rows(sql`
      select id from (select id, odometer, lag(odometer) over (partition by vehicle_id order by recorded_at, stage desc) as before
        from checks) c where odometer < before`)
    expect(backwards).toEqual([])
    const last = await rows(sql`
      select v.id from vehicles v join lateral (select max(odometer) as odometer from checks c where c.vehicle_id = v.id) c
        on c.odometer <> v.odometer`)
    expect(last).toEqual([])
  })

  test('an entry in the audit trail for every step, payment and customer', async () => {
    const missing = await rows(sql`
      with wanted as (
        select 'rental' as entity, id, created_at as at, 'created' as action from rentals
        union all select 'rental', id, delivered_at, 'delivered' from rentals where delivered_at is not null
        union all select 'rental', id, returned_at, 'returned' from rentals where returned_at is not null
        union all select 'payment', id, taken_at, case when corrects_payment_id is null then 'created' else 'refunded' end
          from payments
        union all select 'customer', id, created_at, 'created' from customers
      )
      select w.* from wanted w where not exists (
        select from audit_entries a where a.entity = w.entity and a.entity_id = w.id and a.action = w.action
          and (a.at = w.at or w.entity = 'customer'))`)
    expect(missing).toEqual([])
  })

  test('a price paid in full, and a deposit that was returned', async () => {
    const open = await rows(sql`
      select r.id from rentals r join payments p on p.rental_id = r.id
      where r.status = 'done' and r.returned_at < ${addMinutes(now, -15 * 1440)}::timestamptz
      group by r.id, r.total_cents
      having sum(case when corrects_payment_id is null then p.total_cents else -p.total_cents end) <> r.total_cents
        or sum(case when corrects_payment_id is null then 1 else -1 end * p.security_deposit_cents) <> 0`)
    expect(open).toEqual([])
  })
})

test('the damage that is charged is not proposed again', async () => {
  const reasons = await rows<{ reason: string }>(sql`
    select h.reason from charges h join checks c on c.rental_id = h.rental_id and c.stage = 'return'
    join damages d on d.check_id = c.id where h.kind = 'damage'`)
  expect(reasons).toEqual([{ reason: 'Bosse, arrière, moyenne (2 à 10 cm) «\u00a0Pare-chocs\u00a0»' }])
})

test('there is one of everything on the first day', async () => {
  const today = localDate(now, 'America/Guadeloupe')
  const is = async (condition: ReturnType<typeof sql>) => {
    const [found] = await rows<{ count: number }>(sql`select count(*) as count from rentals r where ${condition}`)
    return Number(found?.count)
  }
  const held = sql`(select coalesce(sum(case when p.corrects_payment_id is null then 1 else -1 end
    * p.security_deposit_cents), 0) from payments p where p.rental_id = r.id)`
  const cases = {
    late: sql`status = 'ongoing' and ends_at < ${now}::timestamptz`,
    damaged: sql`status = 'done' and exists (select from checks c join damages d on d.check_id = c.id
      join charges h on h.rental_id = r.id and h.kind = 'damage' where c.rental_id = r.id and c.stage = 'return')`,
    exchanged: sql`exists (select from vehicle_changes c where c.rental_id = r.id)`,
    unpaid: sql`status = 'ongoing' and not exists (select from payments p where p.rental_id = r.id)`,
    cancelled: sql`status = 'cancelled' and exists (select from payments p where p.rental_id = r.id)`,
    expired: sql`status = 'cancelled' and lapsed_at is not null`,
    quote: sql`status = 'quote'`,
    awaitsCustomer: sql`status = 'validating'`,
    awaitsAgency: sql`status = 'draft'`,
    extended: sql`status = 'ongoing' and exists (select from audit_entries a where a.entity = 'rental'
      and a.entity_id = r.id and a.action = 'changed' and a.changes ? 'end')`,
    refunded: sql`status = 'done' and exists (select from payments p where p.rental_id = r.id
      and p.corrects_payment_id is not null and p.total_cents > 0)`,
    depositHeld: sql`status = 'ongoing' and ${held} > 0`,
  }
  for (const [name, condition] of Object.entries(cases)) expect([name, await is(condition)]).not.toEqual([name, 0])
  const statuses = await rows<{ status: string }>(sql`select distinct status from rentals order by status`)
  expect(statuses.map(({ status }) => status)).toEqual(rentalStatuses.toSorted())
  const inGarage = sql`select id from unavailabilities where tstzrange(starts_at, ends_at) @> ${now}::timestamptz`
  expect(await rows(inGarage)).toHaveLength(1)
  const dueDates = sql`select 1 from deadlines d where due_on < ${today}::date and exists (select from unavailabilities u
    where u.vehicle_id = d.vehicle_id and tstzrange(u.starts_at, u.ends_at) @> ${now}::timestamptz)`
  expect(await rows(dueDates)).toHaveLength(1)
  expect(
    await rows(sql`select 1 from deadlines where due_on between ${today}::date and ${today}::date + 30`),
  ).not.toEqual([])
  expect(await rows(sql`select 1 from deadline_visits`)).toHaveLength(2)
  expect(
    await rows(sql`select u.description from deadline_visits v join unavailabilities u on u.vehicle_id = v.vehicle_id
      and (u.starts_at at time zone 'America/Guadeloupe')::date = v.done_on`),
  ).toEqual([{ description: 'Contrôle technique' }])
  expect(
    await rows(
      sql`select schematic_id from deadlines d join vehicles v on v.id = d.vehicle_id where kind = 'emissions'`,
    ),
  ).toEqual([{ schematicId: 5 }])
  expect(await rows(sql`select 1 from deadlines where template_id is not null`)).not.toEqual([])
  expect(await rows(sql`select name, content_type from visit_documents`)).toEqual([
    { name: 'facture-vidange.png', contentType: 'image/png' },
  ])
  expect(await rows(sql`select 1 from retention_runs where occasion = 'request' and contacts = 1`)).toHaveLength(1)
  expect(await rows(sql`select 1 from customers where disputed_since is not null`)).toHaveLength(1)
  const visits = await rows(sql`
    select a.id from agencies a
    where (select count(*) from rentals where departure_agency_id = a.id and status in ('pending', 'ongoing', 'done')
        and (starts_at at time zone 'America/Guadeloupe')::date = ${today}::date) < 2
      or (select count(*) from rentals where arrival_agency_id = a.id and status in ('ongoing', 'done')
        and (ends_at at time zone 'America/Guadeloupe')::date = ${today}::date) < 2`)
  expect(visits).toEqual([])
})

test('an administrator let a driver who is too young leave, with a reason', async () => {
  const passed = await rows(sql`
    select r.status, e.rule from driver_exceptions e join rentals r on r.id = e.rental_id
    where reason <> '' order by rule`)
  expect(passed).toEqual([
    { status: 'pending', rule: 'licence_years' },
    { status: 'pending', rule: 'minimum_age' },
  ])
})

test('a driver with a licence from outside the EEA has shown an international permit', async () => {
  const papers = await rows(sql`
    select c.driving_license_country_code as country, c.driving_license_document as document, d.content_type
    from customer_documents d join customers c on c.id = d.customer_id`)
  expect(papers).toEqual([{ country: 'US', document: 'international_permit', contentType: 'image/png' }])
})

test('notices of fines are of each kind and state, about any driver, a vehicle in the garage or an idle one', async () => {
  const notices = await rows<Record<'kind' | 'status' | 'about', string>>(sql`
    select kind, status, case when driver_id = (select customer_id from rentals r where r.id = rental_id) then 'customer'
      when exists (select from rental_drivers d where d.rental_id = fines.rental_id and d.customer_id = driver_id)
        then 'additional driver'
      when exists (select from unavailabilities u where u.vehicle_id = fines.vehicle_id
        and tstzrange(u.starts_at, u.ends_at) @> committed_at) then 'garage' else 'nobody' end as about
    from fines where (status = 'billed') = (fee_charge_id is not null) order by kind, status, about`)
  const plates = sql`select status from fines f join vehicles v on v.id = f.vehicle_id
    where f.registration_number <> v.registration_number and f.rental_id is not null`
  expect(await rows(plates)).toContainEqual({ status: 'paid' })
  expect(notices).toEqual([
    { kind: 'abroad', status: 'to_do', about: 'customer' },
    { kind: 'designation', status: 'closed', about: 'customer' },
    { kind: 'designation', status: 'designated', about: 'customer' },
    { kind: 'designation', status: 'to_do', about: 'additional driver' },
    { kind: 'designation', status: 'to_do', about: 'customer' },
    { kind: 'designation', status: 'to_do', about: 'customer' },
    { kind: 'designation', status: 'to_do', about: 'garage' },
    { kind: 'designation', status: 'to_do', about: 'nobody' },
    { kind: 'parking', status: 'billed', about: 'customer' },
    { kind: 'parking', status: 'contested', about: 'customer' },
    { kind: 'parking', status: 'paid', about: 'customer' },
  ])
})

test('debts are of every age', async () => {
  const { by, params } = await signIn()
  const { ages } = await by.request(sumReceivables, { params })
  expect(ages.filter(({ count, amount }) => count === 0 || amount <= 0)).toEqual([])
  expect(ages.map(({ age }) => age)).toEqual(['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'])
})

test('no drawer expects less than nothing, since deposits never go in or out of it', async () => {
  const { by, params } = await signIn()
  const desks = await by.request(listCashDesks, { params, query: { limit: 100 } })
  expect(desks.length).toBeGreaterThan(10)
  expect(desks.filter(({ expectedAmount }) => expectedAmount < 0)).toEqual([])
  expect(desks.filter(({ differenceReason }) => differenceReason !== null)).toHaveLength(1)
  expect(desks.some(({ expectedAmount, floatAmount }) => expectedAmount > floatAmount)).toBe(true)
  expect(await rows(sql`select id from payments where method = 'cash' and security_deposit_cents > 0`)).toEqual([])
})

test('there are three months of invoices in the order of their numbers, and a credit note', async () => {
  const issued = await rows<{ kind: string; count: number; from: string; isInOrder: boolean }>(sql`
    select kind, count(*)::int as count, min(issued_on) as from, bool_and(issued_at >= before) as is_in_order
    from (select *, coalesce(lag(issued_at) over (partition by kind order by year, sequence), issued_at) as before from invoices) i
    group by kind order by kind`)
  expect(issued).toMatchObject([
    { kind: 'credit_note', count: 1 },
    { kind: 'invoice', isInOrder: true },
  ])
  expect(issued[1]?.count).toBeGreaterThan(60)
  expect(issued[1]?.from.slice(0, 7)).toBe('2025-12')
})

test('every vehicle has a photo', async () => {
  const without = await rows(sql`
    select v.id from vehicles v where not exists (
      select from vehicle_photos p where p.make = v.make and p.model = v.model)`)
  expect(without).toEqual([])
})

describe('the journal', () => {
  test('is whole and in the order of the payments, and its days and months are closed', async () => {
    const checked = await inTransaction(t.db, { companyId, userId: 0 }, (tx) => verifyJournal(tx, companyId))
    expect(checked).toMatchObject({ isWhole: true, firstFault: null })
    expect(checked.entries).toBeGreaterThan(3000)
    expect(
      await rows(sql`select seq from journal_entries where payload like '%"earlierThan":%' and kind <> 'closing'`),
    ).toEqual([])
    const closings = await rows<{ payload: string }>(
      sql`select payload from journal_entries where kind = 'closing' order by seq`,
    )
    const periods = closings.map(({ payload }) => JSON.parse(payload).period as string)
    expect(periods.filter((period) => period.length === 7)).toHaveLength(12)
    expect(periods.at(-1)).toBe('2026-03-15')
    expect(periods).toContain('2025')
  })
})

test('a month goes to the accountant balanced, with the sums of its closing, and is read back', async () => {
  const { by, params } = await signIn()
  await by.request(books.createAccountingExport, { params, body: { to: '2026-01-31' } })
  const made = await by.request(books.createAccountingExport, { params, body: { to: '2026-02-28' } })
  expect(made).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
  const ofExport = { ...params, id: made.id }
  const { comparison, count } = await by.request(books.getExportedEntries, { params: ofExport })
  expect(comparison.flatMap(({ differences }) => differences).filter(({ reason }) => reason !== 'card_hold')).toEqual(
    [],
  )
  expect(comparison.find(({ sum }) => sum === 'invoiced')?.entries).toBeGreaterThan(1000)

  const file = await by.send(books.downloadFec, { params: ofExport })
  const lines = readFec(file.body as unknown as Uint8Array)
  expect(new Set(lines.map(({ EcritureNum }) => EcritureNum)).size).toBe(count)
  expect(lines.every(({ EcritureDate }) => EcritureDate.startsWith('202602'))).toBe(true)

  const days = { from: '2026-02-01', to: '2026-02-28' }
  const told = await by.request(books.readEReporting, { params, query: days })
  const turnover = await by.request(readTurnover, { params, query: days })
  const paid = told.lines.filter(({ flow }) => flow === '10.4' || flow === '10.2')
  expect(paid.length).toBeGreaterThan(20)
  const reported = paid.reduce((sum, { total }) => sum + total, 0)
  expect(reported).toBeGreaterThan(1000)
  expect(reported).toBeLessThanOrEqual(turnover.received.total + 0.01)
})

describeArchive(async () => ({ t, companyId, by: (await signIn()).by }))
