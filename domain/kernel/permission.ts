/**
 * The permission that a contract line requires; `access/roles.ts` lists the role of each. `anyone` needs no session;
 * `signed-in` needs a session but no company; `own-account` is also open to members who must first replace the password
 * that an administrator chose for them.
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
