import { expect, test } from 'vitest'
import { defaultSettings, proposedSettings } from './settings.ts'

test('a new company is proposed to issue the invoice at the return, one that chose keeps its choice', () => {
  const settings = { ...defaultSettings, startedKinds: [] }
  expect(proposedSettings({ ...settings, isChosen: false }).isIssuedOnReturn).toBe(true)
  expect(proposedSettings({ ...settings, isChosen: true }).isIssuedOnReturn).toBe(false)
  const started = { ...settings, isChosen: false, startedKinds: ['invoice' as const] }
  expect(proposedSettings(started).isIssuedOnReturn).toBe(false)
})
