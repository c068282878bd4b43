import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withStaticStyles } from './static-styles.ts'

const antd = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../node_modules/antd/es/${file}`, import.meta.url)), 'utf8')

test('a part of antd keeps its tokens, and gets its styles in the place of what makes them', async () => {
  const code = await withStaticStyles(antd('switch/style/index.js'))
  expect(code).toMatch(/^import \{ insertStyles \} from '#ui\/insert-styles'\ninsertStyles\(-999, "\.ant-switch/)
  expect(code).toContain("genStyleHooks('Switch', null, prepareComponentToken")
  expect(code).toContain('var(--ant-switch-handle-size)')
})

test('the styles of a form come before those of its fields', async () => {
  expect(await withStaticStyles(antd('form/style/index.js'))).toContain('insertStyles(-1000, ".ant-form')
})

test('a module with two parts gets the styles of both once', async () => {
  const code = await withStaticStyles(antd('grid/style/index.js'))
  expect(code.match(/insertStyles\(-999, "\.ant-row/g)).toHaveLength(1)
  expect(code.match(/insertStyles\(-999, "\.ant-col/g)).toHaveLength(1)
})

test('a module that only shares functions stays as it is', async () => {
  const code = antd('input/style/variants.js')
  expect(await withStaticStyles(code)).toBe(code)
})

test('a part without known styles, or named in another way, fails the build', async () => {
  await expect(withStaticStyles("genStyleHooks('Unknown', (token) => ({}))")).rejects.toThrow(
    "antd's Unknown is not drawn",
  )
  await expect(withStaticStyles('genStyleHooks(name, (token) => ({}))')).rejects.toThrow(
    'adapt web/build/static-styles.ts',
  )
})
