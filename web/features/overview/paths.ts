type Id = number | string

/** The URLs of the pages of a customer and of a vehicle. */
export const overviewPaths = {
  customer: (id: Id = ':id') => `/customer/edit/${id}`,
  vehicle: (id: Id = ':id') => `/vehicle/edit/${id}`,
}
