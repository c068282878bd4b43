import { territories } from '../../company/territories.ts'

/** The titles of a person. */
export const titles = ['M.', 'Mme', 'Dr', 'Pr', 'Me'] as const

/** The fields of a person's name. */
type Named = { title?: string | null; firstName: string | null; lastName: string | null }

/** Returns the name of a person with their title: « Mme Élodie Montrose ». */
export function personName({ title, firstName, lastName }: Named): string {
  return [title, firstName, lastName].filter(Boolean).join(' ')
}

/** The kinds of customers. */
export const customerKinds = ['person', 'company'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** The fields of a customer's name. What earlier versions stored has neither kind nor company name. */
export type NamedCustomer = Named & { kind?: CustomerKind; companyName?: string | null }

/** Returns the name of a customer: the company's, or the person's with their title. */
export function customerName({ kind, companyName, ...person }: NamedCustomer): string {
  return kind === 'company' && companyName ? companyName : personName(person)
}

/** Returns the name that a letter greets: a person without their title, or a company's contact, else the company. */
export function greetedName({ contactName, ...customer }: NamedCustomer & { contactName?: string | null }): string {
  if (customer.kind === 'company' && contactName) return contactName
  return customerName({ ...customer, title: null })
}

type Address = { address: string | null; postalCode: string | null; city: string | null }

/** Returns the address that invoices to a customer print: the one for invoices, else the customer's own. */
export function billingAddressOf(customer: Address & { billingAddress: Address | null }): Address {
  return customer.billingAddress ?? customer
}

/** Returns false for a customer who states a country, or a VAT number, outside France. */
export function isInFrance({ countryCode, vatNumber }: { countryCode: string | null; vatNumber: string | null }) {
  return (countryCode === null || countryCode in territories) && (vatNumber === null || vatNumber.startsWith('FR'))
}
