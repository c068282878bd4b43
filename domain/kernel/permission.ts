/**
 * The members who have a permission: everyone, administrators with staff or with accountants, or administrators only.
 * An accountant reads money and figures alone.
 */
export type Holders = 'everyone' | 'staff' | 'accountants' | 'admins'

/** Every permission in a company, and the members who have it. */
export const permissions = {
  'views.write': 'everyone',
  'company.read': 'staff',
  'company.write': 'admins',
  'team.write': 'admins',
  'keys.write': 'admins',
  'agencies.write': 'staff',
  'agencies.create': 'admins',
  'fleet.write': 'staff',
  'prices.write': 'staff',
  'fees.waive': 'staff',
  'customers.write': 'staff',
  'customers.delete': 'admins',
  'customers.import': 'admins',
  'customers.exclude': 'admins',
  'rentals.write': 'staff',
  'rentals.operate': 'staff',
  'departures.override': 'admins',
  'payments.write': 'staff',
  'subscription.write': 'admins',
  'audit.read': 'admins',
  'exports.read': 'admins',
  'invoices.read': 'everyone',
  'invoices.export': 'accountants',
  'journal.read': 'accountants',
  'privacy.manage': 'admins',
  'accounting.read': 'accountants',
  'accounting.write': 'admins',
  'statistics.read': 'accountants',
} as const satisfies Record<string, Holders>

export type CompanyPermission = keyof typeof permissions

/**
 * The permission that an endpoint requires. `anyone` needs no session; `signed-in` needs a session but no company;
 * `own-account` is also open to members who must first replace the password that an administrator chose for them, and
 * `own-factor` to administrators who must first set up a second factor.
 */
export type Permission = 'anyone' | 'own-account' | 'own-factor' | 'signed-in' | CompanyPermission
