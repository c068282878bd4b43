import type { CompanyPermission } from '../kernel/permission.ts'
import { checkKeyCan, keyCan } from './key/key-permissions.ts'
import { can, checkCan, type Role } from './roles.ts'

/** A person with their role, or a program with the permissions of its API key. */
export type Acting = { key: null; role: Role } | { key: { permissions: readonly string[] } }

/** Returns true when a person's role, or a program's key, has the permission. */
export function callerCan(caller: Acting, permission: CompanyPermission): boolean {
  return caller.key ? keyCan(caller.key.permissions, permission) : can(caller.role, permission)
}

/** Refuses with 403 when a person's role, or a program's key, lacks the permission. */
export function checkCallerCan(caller: Acting, permission: CompanyPermission): void {
  if (caller.key) checkKeyCan(caller.key.permissions, permission)
  else checkCan(caller.role, permission)
}
