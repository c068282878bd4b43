/**
 * What a person may be allowed to do. A contract line asks for one of these; `access/roles.ts` says which role has it.
 * `anyone` needs no session; `signed-in` needs a session but no company yet; `own-account` is also open to members who may
 * do nothing yet but replace the password that an administrator chose for them.
 */
export type Permission =
  | 'anyone'
  | 'own-account'
  | 'signed-in'
  | 'company.read'
  | 'company.write'
  | 'team.write'
  | 'agencies.write'
  | 'agencies.create'
  | 'fleet.write'
  | 'prices.write'
  | 'customers.write'
  | 'customers.delete'
  | 'customers.import'
  | 'rentals.write'
  | 'rentals.operate'
  | 'payments.write'
  | 'subscription.write'
  | 'audit.read'
  | 'exports.read'
