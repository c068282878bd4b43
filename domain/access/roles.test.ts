import { expect, test } from 'vitest'
import { type CompanyPermission, permissions } from '../kernel/permission.ts'
import { can, checkCan, roles } from './roles.ts'

const all = Object.keys(permissions) as CompanyPermission[]

test('an administrator has every permission, an accountant reads money and keeps their own views', () => {
  expect(all.filter((permission) => !can('admin', permission))).toEqual([])
  expect(all.filter((permission) => can('accountant', permission))).toEqual([
    'views.write',
    'invoices.read',
    'invoices.export',
    'journal.read',
    'accounting.read',
    'statistics.read',
  ])
  expect(all.filter((permission) => can('accountant', permission) && can('staff', permission))).toEqual([
    'views.write',
    'invoices.read',
  ])
})

test('a refusal says who may do it', () => {
  for (const role of roles) expect(() => checkCan(role, 'invoices.read')).not.toThrow()
  expect(() => checkCan('staff', 'journal.read')).toThrow('Only an administrator')
  expect(() => checkCan('accountant', 'company.read')).toThrow('ask an administrator')
})
