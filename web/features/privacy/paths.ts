type Id = number | string

/** The URLs of the personal data of a customer, and of how long a company keeps data. */
export const privacyPaths = {
  customerPrivacy: (id: Id = ':id') => `/customer/edit/${id}/privacy`,
  companyPrivacy: (id: Id = ':id') => `/company/edit/${id}/privacy`,
}
