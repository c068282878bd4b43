import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Calendar, CalendarCreation, CreatedCalendar } from './calendar.schema.ts'

export const listCalendars = endpoint({
  method: 'GET',
  path: '/companies/:companyId/calendars',
  summary: 'The calendars that other programs read, oldest first; never their addresses.',
  can: 'keys.write',
  staleAfter: ['agencies', 'vehicles'],
  response: z.array(Calendar),
})

/** Creates a calendar. Only this answer has its address; a repetition of the call creates another one. */
export const createCalendar = endpoint({
  method: 'POST',
  path: '/companies/:companyId/calendars',
  summary: 'Creates a calendar of the company, of an agency or of a vehicle; this answer alone shows its address.',
  can: 'keys.write',
  secret: true,
  body: CalendarCreation,
  response: CreatedCalendar,
  status: 201,
  problems: ['conflict', 'email_unproven'],
})

/** Revokes a calendar: its address is unknown from then on. */
export const revokeCalendar = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/calendars/:id',
  summary: 'Revokes a calendar: its address answers 404 at once.',
  can: 'keys.write',
})

/** Returns a calendar as iCalendar (RFC 5545), with an ETag; 304 when the reader has it already. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/public/calendars/:token',
  summary:
    'A calendar as iCalendar, by its secret address: the last month and the next year. Answers 304 when unchanged.',
  can: 'anyone',
  long: true,
  response: Binary,
  problems: ['not_found', 'too_many_requests'],
})
