import { describe, expect, test } from 'vitest'
import { customerIdentity } from '../../customers/customer-identity.ts'
import { customerBook, type KnownCustomer, namePairs } from './customer-book.ts'

test.each([
  [{ customerName: 'DUPONT Jean' }, { lastName: 'DUPONT', firstName: 'Jean' }],
  [{ customerName: 'M. Jean Dupont' }, { lastName: 'Dupont', firstName: 'Jean' }],
  [
    { customerFirstName: 'Zoé', customerName: 'Éboué' },
    { lastName: 'Éboué', firstName: 'Zoé' },
  ],
  [{ customerName: "Jean Pierre D'Alembert" }, { lastName: 'D’Alembert', firstName: 'Jean-Pierre' }],
  [
    { customerName: 'M. Jean-François de la Tour-d’Auvergne' },
    { lastName: "de la Tour d'Auvergne", firstName: 'Jean-François' },
  ],
  [{ customerName: 'Karukera Voyages SARL' }, { lastName: 'Karukera Voyages SARL', firstName: '' }],
  [{ customerName: 'Jean DUPONT Pierre' }, { lastName: 'DUPONT', firstName: 'Jean Pierre' }],
])('%o is looked up as %o', (row, pair) => {
  expect(namePairs(row)).toContainEqual(pair)
})

test('a strange name is looked up in few ways', () => {
  expect(namePairs({ customerName: "a-b'c d ".repeat(25) }).length).toBeLessThanOrEqual(128)
})

describe('the customers to create', () => {
  /** Notes the customers of rows, and returns them. */
  const created = (...rows: { customerName: string; customerPhones?: string[]; customerEmail?: string }[]) => {
    const book = customerBook([])
    for (const row of rows) book.add({ ...row, createsCustomer: true })
    return book.created()
  }

  test('are one of each identity, since an import of customers creates no second one', () => {
    const [one, other] = ['590690111111', '590690222222']
    const company = 'SARL Les Alizés'
    const rows = [
      { customerName: company, customerPhones: [one] },
      { customerName: company, customerPhones: [other] },
      { customerName: company },
      { customerName: 'DUPONT Jean', customerPhones: [one, other] },
      { customerName: 'Jean Dupont', customerPhones: [other, one] },
      { customerName: 'DUPONT Jean', customerPhones: [other] },
      { customerName: company, customerEmail: 'contact@alizes.example' },
    ]
    const identities = created(...rows).map((customer) => customerIdentity({ phoneNumbers: [], ...customer }))
    expect(identities).toHaveLength(4)
    expect(new Set(identities).size).toBe(4)
  })

  test('are none of the companies that are known by another phone number', () => {
    const known = {
      kind: 'company',
      companyName: 'SARL Les Alizés',
      contactName: null,
      firstName: null,
      lastName: null,
    }
    const reached = { id: 7, publicId: 'C-7', email: null, phoneNumbers: ['590690111111'] }
    const book = customerBook([{ ...known, ...reached } as KnownCustomer])
    const row = { customerName: 'Sarl les Alizes', customerPhones: ['590690222222'], createsCustomer: true }
    expect(book.find(row)).toEqual({ id: 7, warnings: [] })
    expect(book.find({ ...row, customerEmail: 'autre@alizes.example' })).toEqual({ id: 7, warnings: [] })
  })
})
