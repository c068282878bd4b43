type Id = number | string

/** The URLs of the customers. */
export const customersPaths = {
  customers: '/customer',
  newCustomer: '/customer/edit',
  importCustomers: '/customer/import',
  customer: (id: Id = ':id') => `/customer/edit/${id}`,
  customerForm: (id: Id = ':id') => `/customer/edit/${id}/form`,
}
