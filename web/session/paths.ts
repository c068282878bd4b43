type Id = number | string

/** Every URL of the product, by feature. Routes take them with `:id`; links give the id. */
export const paths = {
  // Accounts.
  login: '/login',
  forgotPassword: '/forgot-password',
  forgotPasswordEmailSent: '/forgot-password-email-sent',
  passwordReset: '/password-reset',
  register: '/register',
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  ownPassword: '/own-password',
  secondFactor: '/second-factor',
  profile: (id: Id = ':id') => `/users/edit/${id}`,
  profileSecurity: (id: Id = ':id') => `/users/edit/${id}/security`,
  team: '/team',
  apiKeys: '/company/keys',

  // The subscription.
  subscription: '/subscription',
  testPortal: '/subscription/test',
  testCheckout: (session = ':session') => `/subscription/test/${session}`,

  // The company and its agencies.
  agencies: '/agency',
  newAgency: '/agency/edit',
  agency: (id: Id = ':id') => `/agency/edit/${id}`,
  ownCompany: '/company/edit',
  company: (id: Id = ':id') => `/company/edit/${id}`,
  companySettings: (id: Id = ':id') => `/company/edit/${id}/settings`,
  companyTerms: (id: Id = ':id') => `/company/edit/${id}/terms`,
  companySecurity: (id: Id = ':id') => `/company/edit/${id}/security`,
  companyContract: (id: Id = ':id') => `/company/edit/${id}/contract`,

  // The fleet.
  categories: '/category',
  newCategory: '/category/edit',
  category: (id: Id = ':id') => `/category/edit/${id}`,
  vehicles: '/vehicle',
  newVehicle: '/vehicle/edit',
  importVehicles: '/vehicle/import',
  vehicleForm: (id: Id = ':id') => `/vehicle/edit/${id}/form`,
  unavailabilities: (vehicleId: Id = ':vehicleId') => `/vehicle/edit/${vehicleId}/unavailability`,
  newUnavailability: (vehicleId: Id = ':vehicleId') => `/vehicle/edit/${vehicleId}/unavailability/edit`,
  companyDrivers: (id: Id = ':id') => `/company/edit/${id}/drivers`,
  options: '/option',
  importOptions: '/option/import',
  newOption: '/option/edit',
  option: (id: Id = ':id') => `/option/edit/${id}`,
  photos: '/media',
  newPhoto: '/media/edit',
  photo: (id: Id = ':id') => `/media/edit/${id}`,

  // The deadlines.
  deadlines: '/deadline',
  deadlineTemplates: '/deadline/templates',

  // The customers.
  customers: '/customer',
  newCustomer: '/customer/edit',
  importCustomers: '/customer/import',
  customerForm: (id: Id = ':id') => `/customer/edit/${id}/form`,

  // Customers who may be one.
  twins: '/customer/twins',
  compareCustomers: (id: Id = ':id', otherId: Id = ':otherId') => `/customer/edit/${id}/compare/${otherId}`,

  // The price list.
  prices: '/price',
  importPrices: '/price/import',
  fees: '/price/fees',
  importFees: '/price/fees/import',
  newFee: '/price/fees/edit',
  fee: (id: Id = ':id') => `/price/fees/edit/${id}`,

  // The sources of rentals.
  sources: '/source',
  newSource: '/source/edit',
  source: (id: Id = ':id') => `/source/edit/${id}`,

  // Rentals.
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

  // Invoices.
  invoices: '/invoice',
  invoice: (id: Id = ':id') => `/invoice/${id}`,
  companyInvoicing: (id: Id = ':id') => `/company/edit/${id}/invoicing`,

  // The planning.
  planning: '/planning',
  planningCounter: '/planning/counter',
  printablePlanning: '/printable/planning',

  // The traffic fines.
  fines: '/fine',
  newFine: '/fine/new',
  fine: (id: Id = ':id') => `/fine/${id}`,
  fineForm: (id: Id = ':id') => `/fine/${id}/form`,

  // The cash desk.
  cashDesk: '/cash-desk',

  // Receivables.
  receivables: '/receivables',

  // The statements of sources.
  statements: '/source-statement',
  statement: (id: Id = ':id') => `/source-statement/${id}`,
  compareStatement: (id: Id = ':id') => `/source-statement/${id}/compare`,

  // The overview of a customer and of a vehicle.
  customer: (id: Id = ':id') => `/customer/edit/${id}`,
  vehicle: (id: Id = ':id') => `/vehicle/edit/${id}`,

  // The statistics.
  statistics: '/statistics',
  refusedRequests: '/statistics/refused-requests',

  // The journal.
  journal: '/journal',
  journalStatement: '/journal/statement',

  // Accounting.
  accounting: '/accounting',

  // The webhooks.
  webhooks: '/company/webhooks',

  // The calendars.
  calendars: '/company/calendars',

  // Privacy: the personal data of a customer, and how long a company keeps data.
  customerPrivacy: (id: Id = ':id') => `/customer/edit/${id}/privacy`,
  companyPrivacy: (id: Id = ':id') => `/company/edit/${id}/privacy`,

  // The home page.
  home: '/',
}
