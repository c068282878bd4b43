/** Every permission in a company, and the members who have it: all of them, or administrators only. */
export const permissions = {
  'company.read': 'all',
  'company.write': 'admins',
  'team.write': 'admins',
  'keys.write': 'admins',
  'agencies.write': 'all',
  'agencies.create': 'admins',
  'fleet.write': 'all',
  'prices.write': 'all',
  'customers.write': 'all',
  'customers.delete': 'admins',
  'customers.import': 'admins',
  'rentals.write': 'all',
  'rentals.operate': 'all',
  'departures.override': 'admins',
  'payments.write': 'all',
  'subscription.write': 'admins',
  'audit.read': 'admins',
  'exports.read': 'admins',
  'journal.read': 'admins',
  'privacy.manage': 'admins',
  'accounting.read': 'admins',
  'accounting.write': 'admins',
  'statistics.read': 'admins',
} as const satisfies Record<string, 'all' | 'admins'>

export type CompanyPermission = keyof typeof permissions

/**
 * The permission that a contract line requires. `anyone` needs no session; `signed-in` needs a session but no company;
 * `own-account` is also open to members who must first replace the password that an administrator chose for them, and
 * `own-factor` to administrators who must first set up a second factor.
 */
export type Permission = 'anyone' | 'own-account' | 'own-factor' | 'signed-in' | CompanyPermission
