import { updateCompany } from '@filao/domain/company/contract'
import * as calls from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import { addDays } from '@filao/domain/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takePublicId } from '#features/company/public'
import { connect } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const create = (by: Member, body: CustomerCreation) =>
  by.request(calls.createCustomer, { params: { companyId: by.companyId }, body })
const list = (by: Member, query: Record<string, string | number> = {}) =>
  by.request(calls.listCustomers, { params: { companyId: by.companyId }, query })
const names = async (by: Member, query: Record<string, string | number>) =>
  (await list(by, query)).map(({ firstName, lastName }) => `${firstName} ${lastName ?? ''}`.trim())

describe('a customer', () => {
  test('is returned whole, with the defaults of missing fields', async () => {
    const us = await t.company()
    const answer = await us.send(calls.createCustomer, {
      params: { companyId: us.companyId },
      body: {
        firstName: '  Éloïse ',
        lastName: 'Nestor',
        email: ' Eloise@Example.FR ',
        phoneNumbers: ['590690123456'],
      },
    })
    const { id, publicId } = answer.body as { id: number; publicId: string }
    expect(answer).toMatchObject({
      status: 201,
      headers: { location: `/api/companies/${us.companyId}/customers/${id}` },
      body: {
        companyId: us.companyId,
        title: null,
        firstName: 'Éloïse',
        lastName: 'Nestor',
        email: 'eloise@example.fr',
        birthDate: null,
        phoneNumbers: ['590690123456'],
        language: 'fr',
      },
    })
    expect(publicId).toMatch(/^\d{6}-0001$/)
    const read = await us.request(calls.getCustomer, { params: { companyId: us.companyId, id } })
    expect(read).toEqual(answer.body)
  })

  test('keeps the fields that a change does not name, and the audit trail keeps the old values', async () => {
    const us = await t.company()
    const { id } = await create(us, { firstName: 'Jean', lastName: 'Dupont', phoneNumbers: ['590690123456'] })
    const change = { lastName: null, birthDate: '1980-02-29', drivingLicenseExpiresOn: '2033-01-19' }
    const changed = await us.request(calls.updateCustomer, { params: { companyId: us.companyId, id }, body: change })
    expect(changed).toMatchObject({ firstName: 'Jean', phoneNumbers: ['590690123456'], ...change })
    const { rows } = await t.db.pool.query(
      "select action, changes from audit_entries where entity = 'customer' and entity_id = $1 order by id",
      [id],
    )
    expect(rows).toMatchObject([
      { action: 'created', changes: { firstName: [null, 'Jean'] } },
      { action: 'changed', changes: { lastName: ['Dupont', null], birthDate: [null, '1980-02-29'] } },
    ])
  })

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ firstName: 'A', email: 'no address' }, 'email'],
    [{ firstName: 'A', phoneNumbers: ['0690123456'] }, 'phoneNumbers.0'],
    [{ firstName: 'A', birthDate: '1981-02-29' }, 'birthDate'],
    [{ firstName: 'A', title: 'Lord' }, 'title'],
  ])('%j is refused at %s', async (body, path) => {
    const us = await t.company()
    const answer = await us.send(calls.createCustomer, { params: { companyId: us.companyId }, body: body as never })
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
  })

  const later = () => addDays(new Date().toISOString().slice(0, 10), 2)

  test.each([
    ['birthDate', () => ({ birthDate: later() })],
    ['birthDate', () => ({ birthDate: '1899-12-31' })],
    ['drivingLicenseIssuedOn', () => ({ drivingLicenseIssuedOn: later() })],
    ['drivingLicenseIssuedOn', () => ({ birthDate: '1984-03-02', drivingLicenseIssuedOn: '1984-03-01' })],
    [
      'drivingLicenseExpiresOn',
      () => ({ drivingLicenseIssuedOn: '2020-05-05', drivingLicenseExpiresOn: '2020-05-04' }),
    ],
  ])('is refused at %s for dates that cannot be, new, changed or imported', async (path, dates) => {
    const us = await t.company()
    const params = { companyId: us.companyId }
    const body = { firstName: 'Awa', ...dates() }
    const refusal = { status: 422, body: { code: 'validation', errors: [{ path }] } }
    expect(await us.send(calls.createCustomer, { params, body })).toMatchObject(refusal)
    const { id } = await create(us, { firstName: 'Awa' })
    expect(await us.send(calls.updateCustomer, { params: { ...params, id }, body: dates() })).toMatchObject(refusal)
    for (const line of [calls.checkCustomerImport, calls.importCustomers]) {
      const { rows } = await us.request(line, { params, body: { rows: [body, { firstName: 'Éloi' }] } })
      expect(rows).toMatchObject([{ state: 'refused', id: null, path }, { state: 'created' }])
    }
    expect(await names(us, {})).toEqual(['Awa', 'Éloi'])
  })

  test('with a date that an earlier version stored may be changed otherwise', async () => {
    const us = await t.company()
    const params = { companyId: us.companyId }
    const { id } = await create(us, { firstName: 'Awa' })
    await t.db.pool.query("update customers set birth_date = '1850-01-01' where id = $1", [id])
    const one = { ...params, id }
    await us.request(calls.updateCustomer, { params: one, body: { lastName: 'Diallo', birthDate: '1850-01-01' } })
    const answer = await us.send(calls.updateCustomer, { params: one, body: { birthDate: '1850-01-02' } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'birthDate' }] } })
    expect(await us.request(calls.getCustomer, { params: one })).toMatchObject({ lastName: 'Diallo' })
  })

  test('ids and company in the body are ignored', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const made = await create(us, { firstName: 'A', id: 1, companyId: them.companyId, publicId: 'X' } as never)
    expect(made).toMatchObject({ companyId: us.companyId })
    expect(made.publicId).not.toBe('X')
  })
})

describe('an e-mail address', () => {
  test('belongs to one customer of a company, whom the refusal names', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const first = await create(us, { firstName: 'Jean', lastName: 'Dupont', email: 'jean@example.fr' })
    const params = { companyId: us.companyId }
    const twin = await us.send(calls.createCustomer, { params, body: { firstName: 'J', email: 'JEAN@example.fr' } })
    expect(twin).toMatchObject({
      status: 409,
      body: { code: 'conflict', customerId: first.id, errors: [{ path: 'email', code: 'taken' }] },
    })
    expect((twin.body as { detail: string }).detail).toContain('Jean Dupont')
    const other = await create(us, { firstName: 'Other' })
    const moved = await us.send(calls.updateCustomer, {
      params: { ...params, id: other.id },
      body: { email: 'jean@example.fr' },
    })
    expect(moved.status).toBe(409)
    await create(them, { firstName: 'Jean', email: 'jean@example.fr' })
    const same = await us.request(calls.updateCustomer, {
      params: { ...params, id: first.id },
      body: { email: 'jean@example.fr', comments: 'Fidèle' },
    })
    expect(same.comments).toBe('Fidèle')
  })

  test('is taken once by customers created at the same moment, and the refused ones use no number', async () => {
    const us = await t.company()
    const params = { companyId: us.companyId }
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        us.send(calls.createCustomer, { params, body: { firstName: 'J', email: 'j@example.fr' } }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect((await create(us, { firstName: 'Next' })).publicId).toMatch(/-0002$/)
  })

  test('may be absent from any number of customers', async () => {
    const us = await t.company()
    await create(us, { firstName: 'A', email: null })
    expect((await create(us, { firstName: 'B' })).email).toBeNull()
  })
})

describe('the customer number', () => {
  test('follows the company’s pattern and the date in its territory', async () => {
    const us = await t.company()
    const body = { customerPublicIdPattern: 'publicId,-,day,month,year', countryCode: 'RE' } as const
    await us.request(updateCompany, { params: { companyId: us.companyId }, body })
    t.setNow('2026-12-31T21:00:00Z')
    const { publicId } = await create(us, { firstName: 'A' })
    t.setNow(new Date().toISOString())
    expect(publicId).toBe('0001-01012027')
  })

  test('has no duplicate and no gap when two servers create fifty customers at once', async () => {
    const us = await t.company()
    const second = connect({ url: t.url, poolSize: 10 }, t.db.log)
    const one = (db: typeof second, firstName: string) =>
      inTransaction(db, { companyId: us.companyId, userId: us.userId }, async (tx) => {
        const publicId = await takePublicId(tx, us.companyId, 'customer', '2026-03-02T12:00:00Z')
        await tx.insertInto('customers').values({ companyId: us.companyId, publicId, firstName }).execute()
        if (firstName === 'given up') throw new Error(firstName)
        return publicId
      })
    // On a busy machine the last ones wait for the counter longer than the database allows.
    const untilDecided = (db: typeof second, firstName: string): Promise<string | null> =>
      one(db, firstName).catch((error) => (error.message === firstName ? null : untilDecided(db, firstName)))
    try {
      const attempts = Array.from({ length: 75 }, (_, i) =>
        untilDecided(i % 2 ? t.db : second, i % 3 ? 'A' : 'given up'),
      )
      const taken = (await Promise.all(attempts)).filter((publicId) => publicId !== null)
      const expected = Array.from({ length: 50 }, (_, i) => `202603-${String(i + 1).padStart(4, '0')}`)
      expect(taken.sort()).toEqual(expected)
    } finally {
      await second.close()
    }
  })

  test('skips a number that an older pattern already wrote', async () => {
    const us = await t.company()
    const params = { companyId: us.companyId }
    t.setNow('2026-01-05T12:00:00Z')
    await us.request(updateCompany, { params, body: { customerPublicIdPattern: 'month,publicId' } })
    await t.db.pool.query('update companies set customer_counter = 1200 where id = $1', [us.companyId])
    expect((await create(us, { firstName: 'A' })).publicId).toBe('011201')
    await us.request(updateCompany, { params, body: { customerPublicIdPattern: 'publicId,month' } })
    await t.db.pool.query('update companies set customer_counter = 111 where id = $1', [us.companyId])
    expect((await create(us, { firstName: 'B' })).publicId).toBe('011301')
    t.setNow(new Date().toISOString())
  })
})

describe('the list', () => {
  const people = [
    { firstName: 'Éloïse', lastName: 'Nestor', email: 'eloise.nestor@example.fr', phoneNumbers: ['590690123456'] },
    { firstName: 'Jean-Marc', lastName: 'Dupont', email: 'jm.dupont@example.fr', phoneNumbers: ['262692456789'] },
    { firstName: 'Marie', lastName: 'Dupond', phoneNumbers: ['33612345678', '590690998877'] },
    { firstName: 'Zoé', lastName: 'Œuvrard' },
    { firstName: 'Thaïs' },
    { firstName: 'Anna', lastName: 'de la Cruz', email: 'under_score@example.fr' },
  ]
  let us: Member
  beforeAll(async () => {
    us = await t.company()
    for (const person of people) await create(us, person)
    const them = await t.company()
    await create(them, { firstName: 'Éloïse', lastName: 'Dupont', phoneNumbers: ['590690123456'] })
  })

  test('is sorted by last name, then first name, ignoring accents', async () => {
    expect(await names(us, {})).toEqual([
      'Thaïs',
      'Anna de la Cruz',
      'Marie Dupond',
      'Jean-Marc Dupont',
      'Éloïse Nestor',
      'Zoé Œuvrard',
    ])
  })

  test.each([
    [{ lastName: 'DUPON' }, ['Marie Dupond', 'Jean-Marc Dupont']],
    [{ lastName: 'upon' }, []],
    [{ lastName: 'oeuv' }, ['Zoé Œuvrard']],
    [{ lastName: '%' }, []],
    [{ firstName: 'elo' }, ['Éloïse Nestor']],
    [{ firstName: 'ÉLOÏ' }, ['Éloïse Nestor']],
    [{ email: 'JM.' }, ['Jean-Marc Dupont']],
    [{ email: 'under_s' }, ['Anna de la Cruz']],
    [{ email: '_' }, []],
    [{ phoneNumbers: '590690' }, ['Marie Dupond', 'Éloïse Nestor']],
    [{ phoneNumbers: '0690 99' }, ['Marie Dupond']],
    [{ phoneNumbers: '+262' }, ['Jean-Marc Dupont']],
    [{ phoneNumbers: '99' }, []],
    [{ phoneNumbers: '.*' }, []],
    [{ firstName: 'marie', lastName: 'dup' }, ['Marie Dupond']],
    [{ firstName: 'marie', lastName: 'nestor' }, []],
  ])('filtered by %j has these customers', async (query, expected) => {
    expect(await names(us, query as never)).toEqual(expected)
  })

  test.each([
    ['Dupont', 'Jean-Marc Dupont'],
    ['dupomt', 'Jean-Marc Dupont'],
    ['duopnt', 'Jean-Marc Dupont'],
    ['eloize', 'Éloïse Nestor'],
    ['nestor eloise', 'Éloïse Nestor'],
    ['nestro', 'Éloïse Nestor'],
    ['marei dupond', 'Marie Dupond'],
    ['0692 45', 'Jean-Marc Dupont'],
    ['0690.12.34.56', 'Éloïse Nestor'],
    ['998877', 'Marie Dupond'],
    ['dupomd 0690 99', 'Marie Dupond'],
    ['œuvrard', 'Zoé Œuvrard'],
    ['under_s', 'Anna de la Cruz'],
    ['-0003', 'Marie Dupond'],
  ])('the search for %s finds %s first', async (search, expected) => {
    expect((await names(us, { search }))[0]).toBe(expected)
  })

  test('is sorted by any heading, both ways, without the empty ones first', async () => {
    const us = await t.company()
    await create(us, { firstName: 'Awa', lastName: 'Zami', email: 'b@example.fr', city: 'Abymes' })
    await create(us, { firstName: 'Bo', lastName: 'Éloi', city: 'Sainte-Anne' })
    await create(us, { firstName: 'Cléa', lastName: 'Mari', email: 'a@example.fr' })
    expect(await names(us, { sort: '-name' })).toEqual(['Awa Zami', 'Cléa Mari', 'Bo Éloi'])
    expect(await names(us, { sort: 'email' })).toEqual(['Cléa Mari', 'Awa Zami', 'Bo Éloi'])
    expect(await names(us, { sort: '-city' })).toEqual(['Bo Éloi', 'Awa Zami', 'Cléa Mari'])
    expect(await names(us, { sort: '-publicId', search: 'a' })).toEqual(
      (await names(us, { search: 'a', sort: 'publicId' })).toReversed(),
    )
  })

  test('shows only matches of a search, and everyone for an empty one', async () => {
    expect(await names(us, { search: 'xylophone' })).toEqual([])
    expect(await names(us, { search: 'nestor' })).toEqual(['Éloïse Nestor'])
    expect(await names(us, { search: 'dupont', firstName: 'marie' })).toEqual([])
    expect(await names(us, { search: '  ' })).toHaveLength(people.length)
    expect(await names(us, { search: "'; drop table customers; --" })).toEqual([])
  })

  test('is paged, each page with the total count and the cursor of the next one', async () => {
    const params = { companyId: us.companyId }
    const seen: string[] = []
    let query: Record<string, string | number> = { limit: 4, search: '@example.fr' }
    for (;;) {
      const { headers, body } = await us.send(calls.listCustomers, { params, query })
      expect(headers['x-total-count']).toBe('3')
      seen.push(...(body as { firstName: string }[]).map(({ firstName }) => firstName))
      const next = /[?&]cursor=([^&>]+)/.exec(String(headers.link ?? ''))?.[1]
      if (!next) break
      query = { limit: 2, search: '@example.fr', cursor: next }
    }
    expect(seen.sort()).toEqual(['Anna', 'Jean-Marc', 'Éloïse'])
  })

  test('returns each customer once over all pages', async () => {
    const params = { companyId: us.companyId }
    const ids: number[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 2, ...(cursor ? { cursor } : {}) }
      const { headers, body } = await us.send(calls.listCustomers, { params, query })
      ids.push(...(body as { id: number }[]).map(({ id }) => id))
      cursor = /[?&]cursor=([^&>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1]
    } while (cursor)
    expect(ids).toEqual((await list(us)).map(({ id }) => id))
  })

  test('rejects an invented cursor', async () => {
    const query = { cursor: 'bm9uZQ' }
    const answer = await us.send(calls.listCustomers, { params: { companyId: us.companyId }, query })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } })
  })
})

describe('removing a customer', () => {
  test('is for administrators', async () => {
    const us = await t.company()
    const staff = await t.colleague(us, 'staff')
    const { id } = await create(staff, { firstName: 'A' })
    const params = { companyId: us.companyId, id }
    expect(await staff.send(calls.deleteCustomer, { params })).toMatchObject({ status: 403 })
    expect(await us.send(calls.deleteCustomer, { params })).toMatchObject({ status: 204 })
    expect(await us.send(calls.getCustomer, { params })).toMatchObject({ status: 404 })
    expect(await us.send(calls.deleteCustomer, { params })).toMatchObject({ status: 404 })
    expect((await t.db.pool.query('select from customers where id = $1', [id])).rowCount).toBe(0)
  })

  test.each(['customer', 'driver'] as const)('archives the %s of a rental, and frees the address', async (part) => {
    const us = await t.company()
    const email = 'jean@example.fr'
    const named = await create(us, { firstName: 'Jean', email })
    await rentalWith(us, part, named.id)
    const params = { companyId: us.companyId, id: named.id }
    await us.request(calls.deleteCustomer, { params })
    const detail = expect.stringContaining('Ce client a été archivé')
    expect(await us.send(calls.getCustomer, { params })).toMatchObject({ status: 404, body: { detail } })
    expect(await us.send(calls.updateCustomer, { params, body: {} })).toMatchObject({ status: 404 })
    expect(await names(us, { firstName: 'jean' })).toEqual([])
    expect(await names(us, { search: 'jean' })).toEqual([])
    const { rows } = await t.db.pool.query('select archived_at from customers where id = $1', [named.id])
    expect(rows[0].archived_at).not.toBeNull()
    expect(await create(us, { firstName: 'Jean', email })).toMatchObject({ email })
  })
})

test('another company’s customer is unknown', async () => {
  const [us, them] = [await t.company(), await t.company()]
  const { id } = await create(them, { firstName: 'A' })
  const params = { companyId: us.companyId, id }
  const statuses = await Promise.all([
    us.send(calls.getCustomer, { params }),
    us.send(calls.updateCustomer, { params, body: { firstName: 'B' } }),
    us.send(calls.deleteCustomer, { params }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await them.request(calls.getCustomer, { params: { ...params, companyId: them.companyId } })).toMatchObject({
    firstName: 'A',
  })
})

/** Creates a rental that names the customer, as its customer or as a driver. */
async function rentalWith(by: Member, part: 'customer' | 'driver', customerId: number): Promise<void> {
  const period = { start: '2026-01-01T12:00:00Z', end: '2026-01-02T12:00:00Z' }
  const { id } = await storedRental(t, by, await givenVehicle(by), { status: 'done', ...period })
  await t.db.pool.query(
    part === 'customer'
      ? 'update rentals set customer_id = $3 where company_id = $1 and id = $2'
      : 'insert into rental_drivers (company_id, rental_id, customer_id) values ($1, $2, $3)',
    [by.companyId, id, customerId],
  )
}

test('a company that does not say its kind is one, and one that says person is a person', async () => {
  const by = await t.company()
  const add = (body: object) => by.send(calls.createCustomer, { params: by, body: body as never })
  const firm = { companyName: 'SARL Soleil', siren: '732829320' }
  expect(await add(firm)).toMatchObject({ status: 201, body: { ...firm, kind: 'company' } })
  expect(await add({ ...firm, kind: 'person' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'firstName' }] },
  })
})
