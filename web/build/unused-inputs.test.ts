import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unused, withoutUnused } from './unused-inputs.ts'

const web = join(import.meta.dirname, '..')

test('antd’s inputs keep the kinds that screens draw', () => {
  const code = withoutUnused(readFileSync(join(web, '../node_modules/antd/es/input/index.js'), 'utf8'))
  expect(code).not.toMatch(/Group|OTP|Search/)
  expect(code).toMatch(/Input\.TextArea = TextArea;\s+Input\.Password = Password;/)
})

test('no screen draws a kind of input that is left out', () => {
  const sources = globSync('{app,features,public,printable,ui}/**/*.tsx', { cwd: web })
  expect(sources.length).toBeGreaterThan(300)
  const drawn = new RegExp(`\\bInput\\.(${unused.join('|')})\\b`)
  expect(sources.filter((file) => drawn.test(readFileSync(join(web, file), 'utf8')))).toEqual([])
})

test('a module that was changed by its authors fails the build', () => {
  expect(() => withoutUnused('export {}')).toThrow('adapt web/build/unused-inputs.ts')
})
