import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutEnglishNames } from './quiet-icons.ts'

const module = (path: string) =>
  withoutEnglishNames(readFileSync(fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)), 'utf8'), path)

test('an icon is hidden from screen readers unless it has a name of its own', () => {
  const code = module('@ant-design/icons/es/components/AntdIconLight.js')
  expect(code).not.toContain('"aria-label": icon.name')
  expect(code).toContain('"aria-hidden": true')
})

test('the arrows in a number field are no buttons with English names', () => {
  const code = module('@rc-component/input-number/es/StepHandler.js')
  expect(code).not.toMatch(/role:|Increase/)
})

test('a module that was changed by its authors fails the build', () => {
  const path = '@ant-design/icons/es/components/AntdIconLight.js'
  expect(() => withoutEnglishNames('export {}', path)).toThrow('adapt web/build/quiet-icons.ts')
})
