import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { CustomerReply, PublicRental } from './public-page.schema.ts'

/** The customer's page. `companyId` is `-1` because the company is not known yet: the code identifies the rental. */
export const getRentalByCode = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code',
  summary: 'A reservation as its customer sees it, by its code. At most 30 calls a minute from one network address.',
  can: 'anyone',
  response: PublicRental,
  problems: ['too_many_requests'],
})

/** For the calendar of a phone or computer; counted with the visits of the page. */
export const getRentalCalendar = endpoint({
  method: 'GET',
  path: '/companies/-1/rentals/byCode/:code/calendar',
  summary: 'The pick-up and the return of a reservation as an iCalendar file.',
  can: 'anyone',
  response: Binary,
  problems: ['too_many_requests'],
})

/** Repeating the same answer changes nothing; a different one is refused. */
export const answerRentalByCode = endpoint({
  method: 'PUT',
  path: '/companies/-1/rentals/byCode/:code/status',
  summary: 'Accepts a reservation (`pending`) or a quote (`validating`, the agency then confirms), or declines it.',
  can: 'anyone',
  body: CustomerReply,
  response: PublicRental,
  problems: ['invalid_transition', 'conflict', 'vehicle_taken', 'option_taken', 'stale', 'too_many_requests'],
})
