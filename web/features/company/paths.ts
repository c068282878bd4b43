type Id = number | string

/** The URLs of the company and its agencies. */
export const companyPaths = {
  agencies: '/agency',
  newAgency: '/agency/edit',
  agency: (id: Id = ':id') => `/agency/edit/${id}`,
  ownCompany: '/company/edit',
  company: (id: Id = ':id') => `/company/edit/${id}`,
  companySettings: (id: Id = ':id') => `/company/edit/${id}/settings`,
  companyTerms: (id: Id = ':id') => `/company/edit/${id}/terms`,
  companySecurity: (id: Id = ':id') => `/company/edit/${id}/security`,
  companyContract: (id: Id = ':id') => `/company/edit/${id}/contract`,
}
