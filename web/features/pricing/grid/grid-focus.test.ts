import { expect, test } from 'vitest'
import { isUndoKey } from './grid-focus.ts'

const ctrl = { ctrlKey: true, metaKey: false, shiftKey: false }

test('Ctrl+Z undoes, with Caps Lock too; with Shift it would redo', () => {
  expect(isUndoKey({ ...ctrl, key: 'z' })).toBe(true)
  expect(isUndoKey({ ...ctrl, key: 'Z' })).toBe(true)
  expect(isUndoKey({ ...ctrl, key: 'Z', shiftKey: true })).toBe(false)
  expect(isUndoKey({ ...ctrl, key: 'z', ctrlKey: false })).toBe(false)
})
