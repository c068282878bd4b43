import type { z } from 'zod'
import { companyLabels } from '../company/company.ts'
import type { Sentence } from '../kernel/language.ts'
import { type PaymentMethod, paymentMethods } from '../ledger/payment.ts'
import type { FeeKind } from '../pricing/fee/fee.schema.ts'
import type { AccountFields, Accounts } from './accounts.schema.ts'

/**
 * The accounts with which entries are made. Exports of earlier versions told customers apart in 411 alone, and let the
 * VAT of all their documents wait, or of none: for them `isVatOnDebits` is null.
 */
export type Booking = Accounts & { isEachCustomerApart: boolean; isVatOnDebits: boolean | null }

/** The accounts of a company that has not chosen any, after the French chart (PCG). */
export const defaultAccounts: Accounts = {
  customers: '411000',
  rentalSales: '706000',
  fees: { outside_hours: null, place: null, one_way: null, delivery: null, additional_driver: null },
  chargeSales: '708800',
  claims: '758000',
  vat: '445710',
  vatWaiting: '445740',
  advances: '419100',
  deposits: '165000',
  sources: '467000',
  methods: {
    card: '511000',
    cash: '530000',
    transfer: '512000',
    cheque: '511200',
    holiday_voucher: '511500',
    other: '471000',
  },
  rates: [],
  isCardDepositHeld: true,
}

/** The roles of accounts in an entry. Fees have one where their case has an account. */
export type Role =
  | 'feeSales'
  | 'customers'
  | 'rentalSales'
  | 'chargeSales'
  | 'claims'
  | 'vat'
  | 'vatWaiting'
  | 'advances'
  | 'deposits'
  | 'sources'
  | 'money'

/** Returns the account of a role, the one of the rate where the company has one. */
export function accountOf(accounts: Accounts, role: Exclude<Role, 'money' | 'feeSales'>, rate: number | null): string {
  const ofRate = rate === null ? undefined : accounts.rates.find(({ vatRate }) => vatRate === rate)
  if (ofRate && (role === 'rentalSales' || role === 'chargeSales' || role === 'vat')) return ofRate[role]
  return (role === 'vatWaiting' ? accounts.vatWaiting : accounts[role]) ?? accounts.vat
}

/** Returns the account of a fee, whatever its rate; null where it goes to that of the rentals. */
export function feeAccount(accounts: Accounts, fee: FeeKind | undefined, rate: number | null): string | null {
  const account = fee ? accounts.fees[fee] : null
  return account === accountOf(accounts, 'rentalSales', rate) ? null : account
}

/** Returns the account of a method of payment; an unknown method of an older version goes to the one of `other`. */
export function moneyAccount({ methods }: Accounts, method: string): string {
  const known = paymentMethods.find((one) => one === method) ?? 'other'
  return methods[known]
}

/** The names of accounts in the books, which French law wants in French. */
export const accountNames = {
  customers: 'Clients',
  rentalSales: 'Locations de véhicules',
  feeSales: 'Frais de location',
  chargeSales: 'Produits des activités annexes',
  claims: 'Indemnités reçues',
  vat: 'TVA collectée',
  vatWaiting: 'TVA en attente d’encaissement',
  advances: 'Clients, avances et acomptes reçus',
  deposits: 'Dépôts et cautionnements reçus',
  sources: 'Courtiers et apporteurs, encaissements à reverser',
} satisfies Record<Exclude<Role, 'money'>, string>

export const moneyNames = {
  card: 'Cartes bancaires à encaisser',
  cash: 'Caisse',
  transfer: 'Banque',
  cheque: 'Chèques à encaisser',
  holiday_voucher: 'Chèques-vacances à encaisser',
  other: 'Autres moyens de paiement',
} satisfies Record<PaymentMethod, string>

/** The label of each field, on screens, in files and in refusals. */
export const accountLabels = {
  customers: { fr: 'Clients', en: 'Customers' },
  rentalSales: { fr: 'Locations', en: 'Rentals' },
  fees: { fr: 'Frais', en: 'Fees' },
  chargeSales: { fr: 'Suppléments', en: 'Extra charges' },
  claims: { fr: 'Indemnités', en: 'Claims for compensation' },
  vat: { fr: 'TVA collectée', en: 'VAT collected' },
  vatWaiting: { fr: 'TVA en attente d’encaissement', en: 'VAT waiting for payment' },
  advances: { fr: 'Acomptes reçus', en: 'Advances received' },
  deposits: { fr: 'Dépôts reçus', en: 'Deposits received' },
  sources: { fr: 'Encaissé par les sources', en: 'Collected by sources' },
  vatRate: companyLabels.vatRate,
  methods: { fr: 'Moyens de paiement', en: 'Methods of payment' },
  rates: { fr: 'Comptes par taux de TVA', en: 'Accounts by VAT rate' },
  isCardDepositHeld: { fr: 'Les dépôts par carte sont seulement bloqués', en: 'Deposits by card are only held' },
} satisfies Partial<Record<keyof z.infer<typeof AccountFields> | 'vatRate', Sentence>>
