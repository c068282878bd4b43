import type { fr } from './messages.fr.ts'

/** Words of the API keys. */
export const en = {
  title: 'API keys',
  intro:
    'A key gives a program (booking site, accounting…) access to your company’s data, without an account or a password. Each key has permissions of its own, and the history shows its name.',
  docs: 'API documentation',
  create: 'Create a key',
  emptyTitle: 'No keys',
  emptyText: 'Create a key to connect a site or a program to Filao.',
  nameHint: 'The program that will use it: “Booking site”.',
  key: 'Key',
  rightsCount_one: '{{count}} permission',
  rightsCount_other: '{{count}} permissions',
  readOnly: 'Read only',
  lastUse: 'Last use',
  never: 'Never',
  noExpiry: 'No expiry',
  expired: 'Expired',
  expiryDays: 'In {{count}} days',
  expiryYear: 'In a year',
  permissionsHint: 'Tick only what is needed: anyone who knows the key has these permissions.',
  revoke: 'Revoke',
  revokeQuestion: 'Revoke the key “{{name}}”? The program that uses it loses access at once.',
  revoked: 'Key revoked',
  done: 'I have copied the key',
  created: 'Key “{{name}}” created',
  once: 'Copy it now: it will never be shown again.',
  copy: 'Copy',
  copied: 'Key copied',
  groups: {
    read: 'View',
    rentals: 'Rentals',
    customers: 'Customers',
    fleet: 'Fleet and prices',
    company: 'Company',
  },
} satisfies typeof fr
