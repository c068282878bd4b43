type Id = number | string

/** The URLs of rentals. */
export const rentalsPaths = {
  rentals: '/rental',
  categoryPrices: '/availability',
  importRentals: '/rental/import',
  newRental: '/rental/edit',
  rental: (id: Id = ':id') => `/rental/edit/${id}`,
  rentalSummary: (id: Id = ':id') => `/rental/summary/${id}`,
  rentalPayment: (id: Id = ':id') => `/rental/payment/${id}`,
  rentalCheckout: (id: Id = ':id') => `/rental/checkout/${id}`,
  rentalVehicle: (id: Id = ':id') => `/rental/vehicle/${id}`,
  companyMessages: (id: Id = ':id') => `/company/edit/${id}/messages`,
  companyMessage: (id: Id = ':id', message = ':message') => `/company/edit/${id}/messages/${message}`,
  publicRental: (code = ':code') => `/l/${code}`,
  printableContract: '/printable/contract',
}
