import { endpoint } from '../../kernel/endpoint.ts'
import { DriversAdmission, DriversRequest, DriversVerdict } from './verdict.schema.ts'

/** Tells what the screens warn about; the same rules refuse a confirmation and a departure. */
export const checkRentalDrivers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/drivers',
  staleAfter: ['customers', 'vehicles', 'categories', 'options', 'driverRules'],
  safe: true,
  summary: 'The rules that the drivers of a rental break, saved or not, and the option that a young driver adds.',
  can: 'company.read',
  body: DriversRequest,
  response: DriversVerdict,
  problems: ['not_found'],
})

/** The audit trail keeps the reason and the rules. */
export const admitDrivers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:rentalId/driverExceptions',
  summary: 'Lets the drivers of a rental break the rules that they break now, with a reason.',
  can: 'departures.override',
  body: DriversAdmission,
  response: DriversVerdict,
  problems: ['invalid_transition'],
})
