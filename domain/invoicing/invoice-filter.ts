const sortKeys = ['issuedAt', 'number', 'customer', 'rental', 'total'] as const
export type InvoiceSortKey = (typeof sortKeys)[number]

/** An order of documents: a key, descending with a minus. */
export type InvoiceSort = InvoiceSortKey | `-${InvoiceSortKey}`
export const invoiceSorts: InvoiceSort[] = [...sortKeys, ...sortKeys.map((key) => `-${key}` as const)]
