import { expect, test } from 'vitest'
import { checkFolder } from './public-file.ts'

test('only administrators upload logos; photos go to the folder of the user’s own company', () => {
  const admin = { companyId: 7, key: null, role: 'admin' } as const
  const staff = { companyId: 7, key: null, role: 'staff' } as const
  expect(() => checkFolder(admin, 'companyLogos')).not.toThrow()
  expect(() => checkFolder(staff, 'companyLogos')).toThrow('Only an administrator')
  expect(() => checkFolder(staff, 'vehiclePhotos/7')).not.toThrow()
  const program = { companyId: 7, key: { permissions: ['fleet.write'] } }
  expect(() => checkFolder(program, 'companyLogos')).toThrow('This API key lacks')
  expect(() => checkFolder(program, 'vehiclePhotos/7')).not.toThrow()
  for (const path of ['vehiclePhotos/8', 'vehiclePhotos/77', 'vehiclePhotos/null']) {
    expect(() => checkFolder(admin, path)).toThrow('not that of your company')
  }
})
