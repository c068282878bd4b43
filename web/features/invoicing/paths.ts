type Id = number | string

/** The URLs of invoices. */
export const invoicingPaths = {
  invoices: '/invoice',
  invoice: (id: Id = ':id') => `/invoice/${id}`,
  companyInvoicing: (id: Id = ':id') => `/company/edit/${id}/invoicing`,
}
