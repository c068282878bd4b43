import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hintOf } from './compile-hint.ts'

const assets = new URL('../dist/assets/', import.meta.url)

test('the files that the first screens run before they are drawn carry the hint, others none', () => {
  const page = (path: string) => hintOf({ name: 'Page', facadeModuleId: `/web/features/${path}` })
  expect(hintOf({ name: 'frame', facadeModuleId: null })).toBe('//# allFunctionsCalledOnLoad\n')
  expect(page('home/HomePage.tsx')).not.toBe('')
  expect(page('rentals/form/RentalForm.tsx')).not.toBe('')
  expect(page('fleet/vehicle/VehiclePage.tsx')).toBe('')
  expect(hintOf({ name: 'late', facadeModuleId: null })).toBe('')
})

test('it is the first line of the built files, where alone Chrome reads it', () => {
  const first = (name: string) => {
    const file = readdirSync(assets).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
    return readFileSync(new URL(String(file), assets), 'utf8').split('\n')[0]
  }
  for (const name of [
    'entry',
    'start',
    'common',
    'frame',
    'HomePage',
    'PlanningPage',
    'RentalEditPage',
    'RentalForm',
  ]) {
    expect([name, first(name)]).toEqual([name, '//# allFunctionsCalledOnLoad'])
  }
  expect(first('VehiclePage')).not.toContain('allFunctionsCalledOnLoad')
})
