type Id = number | string

/** The URLs of the traffic fines. */
export const finesPaths = {
  fines: '/fine',
  newFine: '/fine/new',
  fine: (id: Id = ':id') => `/fine/${id}`,
  fineForm: (id: Id = ':id') => `/fine/${id}/form`,
}
