type Id = number | string

/** The URLs of the customers. */
export const customersPaths = {
  customers: '/customer',
  newCustomer: '/customer/edit',
  importCustomers: '/customer/import',
  customerForm: (id: Id = ':id') => `/customer/edit/${id}/form`,
}
