import { type KeyPermission, keyPermissions } from '@filao/domain/access/key/key-permissions'

const groupOf = {
  'company.read': 'read',
  'rentals.write': 'rentals',
  'rentals.operate': 'rentals',
  'departures.override': 'rentals',
  'payments.write': 'rentals',
  'customers.write': 'customers',
  'customers.delete': 'customers',
  'customers.import': 'customers',
  'fleet.write': 'fleet',
  'prices.write': 'fleet',
  'agencies.write': 'company',
  'agencies.create': 'company',
  'company.write': 'company',
  'subscription.write': 'company',
  'audit.read': 'company',
  'exports.read': 'company',
  'journal.read': 'company',
  'accounting.read': 'company',
  'accounting.write': 'company',
  'statistics.read': 'company',
} as const satisfies Record<KeyPermission, string>

const groups = ['read', 'rentals', 'customers', 'fleet', 'company'] as const

/** The permissions of a key as the form shows them: by subject. */
export const permissionGroups = groups.map((group) => ({
  group,
  permissions: keyPermissions.filter((permission) => groupOf[permission] === group),
}))
