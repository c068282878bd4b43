import { expect, test } from 'vitest'
import { can } from '../roles.ts'
import { ApiKeyCreation } from './api-key.schema.ts'
import { checkExpiry, checkRoomForKey, mostKeys } from './api-key.ts'
import { checkKeyCan, keyPermissions } from './key-permissions.ts'

test('a key may have what an administrator has, except to decide who has access', () => {
  expect(keyPermissions.filter((permission) => !can('admin', permission))).toEqual([])
  for (const permission of ['team.write', 'keys.write', 'privacy.manage'] as const) {
    expect(keyPermissions).not.toContain(permission)
    expect(() => checkKeyCan(keyPermissions, permission)).toThrow('lacks the permission')
  }
  expect(() => checkKeyCan(['company.read'], 'company.read')).not.toThrow()
  expect(() => checkKeyCan(['company.read'], 'rentals.write')).toThrow('lacks the permission')
  expect(() => checkKeyCan(['company.read'], 'invoices.read')).not.toThrow()
  expect(() => checkKeyCan(['company.read'], 'invoices.export')).toThrow('(exports.read)')
})

test('a key needs a name and at least one known permission, each of which counts once', () => {
  const create = (permissions: string[], name = 'Site') => ApiKeyCreation.safeParse({ name, permissions })
  expect(create(['rentals.write', 'company.read', 'rentals.write']).data).toEqual({
    name: 'Site',
    permissions: ['company.read', 'rentals.write'],
    expiresAt: null,
  })
  for (const permissions of [[], ['team.write'], ['everything']]) expect(create(permissions).success).toBe(false)
  expect(create(['company.read'], ' ').success).toBe(false)
})

test('a key expires in the future, and a company has a bounded number of keys', () => {
  const now = '2026-03-01T12:00:00Z'
  expect(() => checkExpiry(null, now)).not.toThrow()
  expect(() => checkExpiry('2026-03-01T12:00:01Z', now)).not.toThrow()
  expect(() => checkExpiry(now, now)).toThrow('must be in the future')
  expect(() => checkRoomForKey(mostKeys - 1)).not.toThrow()
  expect(() => checkRoomForKey(mostKeys)).toThrow(`${mostKeys} API keys`)
})
