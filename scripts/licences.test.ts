import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licencesPage, notApproved, shippedPackages } from './licences.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const locked = JSON.parse(read('package-lock.json')).packages

describe('the licences of what ships', () => {
  it('are all approved by the Open Source Initiative', () => {
    expect(shippedPackages(locked).length).toBeGreaterThan(100)
    expect(notApproved(shippedPackages(locked))).toEqual([])
  })

  it('are listed in docs/LICENCES.md: run `npm run licences` after a change of packages', () => {
    expect(read('docs/LICENCES.md')).toBe(licencesPage(shippedPackages(locked)))
  })
})

describe('the check itself', () => {
  const one = (license: string) => shippedPackages({ 'node_modules/a': { version: '1.0.0', license } })

  it.each(['MIT', '(MIT OR CC0-1.0)', 'Apache-2.0 AND LGPL-3.0-or-later', '0BSD', 'BlueOak-1.0.0'])(
    'accepts the licence %s',
    (l) => {
      expect(notApproved(one(l))).toEqual([])
    },
  )

  it.each(['BUSL-1.1', 'SSPL-1.0', 'MIT AND BUSL-1.1', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'none'])(
    'refuses the licence %s',
    (l) => {
      expect(notApproved(one(l))).toHaveLength(1)
    },
  )

  it('leaves out packages that only build and test', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/built-with': { version: '1.0.0', license: 'BUSL-1.1', dev: true },
      'node_modules/@filao/web': { link: true },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    }
    expect(shippedPackages(packages)).toEqual([{ name: 'b', version: '2.0.0', licence: 'MIT' }])
  })
})
