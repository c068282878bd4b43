import { expect, test } from 'vitest'
import { privacyScreens, privacyTabs } from './screens.ts'

test('every screen of personal data asks the frame for the permission of the server', () => {
  for (const { path, can } of [...privacyScreens, ...privacyTabs]) expect([path, can]).toEqual([path, 'privacy.manage'])
})
