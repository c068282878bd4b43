import { expect, test } from 'vitest'
import { globalConfig } from 'zod/v4/core'
import './zod-without-eval.ts'

test('zod takes its settings from the page', () => {
  expect(globalConfig.jitless).toBe(true)
})
