import { expect, test } from 'vitest'
import { isUnderWindow } from './save-shortcut.ts'

const window = ({ isNative = false, hasForm = false, isShown = true }) => ({
  matches: (selector: string) => selector === 'dialog' && isNative,
  querySelector: () => (hasForm ? {} : null),
  checkVisibility: () => isShown,
})

test('Ctrl+S saves a form on the screen or in the topmost window, and none behind another window', () => {
  expect(isUnderWindow([])).toBe(false)
  const form = window({ hasForm: true })
  expect(isUnderWindow([form])).toBe(false)
  expect(isUnderWindow([form, window({})])).toBe(true)
  expect(isUnderWindow([window({}), form])).toBe(false)
  const palette = window({ isNative: true })
  expect(isUnderWindow([palette])).toBe(true)
  expect(isUnderWindow([palette, form])).toBe(true)
  expect(isUnderWindow([form, window({ isShown: false })])).toBe(false)
})
