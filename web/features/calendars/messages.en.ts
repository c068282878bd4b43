import type { fr } from './messages.fr.ts'

/** Words of the calendars. */
export const en = {
  title: 'Calendars',
  intro:
    'A calendar shows your rentals in Google Calendar, Apple Calendar or Outlook, and keeps itself up to date there. It has a secret address: anyone who knows it can read it, until you revoke it.',
  create: 'Create a calendar',
  emptyTitle: 'No calendars',
  emptyText: 'Create a calendar to follow pick-ups and returns in your own.',
  nameHint: 'The title of the calendar in yours: “Airport pick-ups”.',
  subject: 'Calendar for',
  subjects: { company: 'Company', agency: 'Agency', vehicle: 'Vehicle' },
  company: 'The whole company',
  choose: 'Choose: {{field}}',
  movementsHint: 'Pick-ups and returns, from last month to the year to come.',
  timesHint: 'The times at which the vehicle is rented or unavailable, from last month to the year to come.',
  contents: { times: 'Times only', names: 'Customers and vehicles' },
  contentHints: {
    times: 'No customer, vehicle or rental number: best for a partner.',
    names: 'Each event names the customer, the vehicle and the rental. Keep it within your team.',
  },
  shown: { times: 'Times', names: 'Names' },
  lastRead: 'Last read',
  never: 'Never',
  createdBy: 'Created by',
  address: 'Address of the calendar',
  addressOf: 'Calendar “{{name}}” created',
  once: 'Copy the address now: it will never be shown again.',
  how: 'Paste it into your calendar. Google Calendar: Other calendars, From URL. Apple Calendar: File, New Calendar Subscription. Outlook: Add calendar, Subscribe from web. Your calendar reads the address at its own pace, sometimes once a day.',
  copy: 'Copy',
  copied: 'Address copied',
  done: 'I have copied the address',
  revoke: 'Revoke',
  revokeQuestion: 'Revoke the calendar “{{name}}”? Calendars that read it will no longer be updated.',
  revoked: 'Calendar revoked',
} satisfies typeof fr
