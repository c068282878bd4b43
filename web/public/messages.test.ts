import { expect, test } from 'vitest'
import { en } from './messages.en.ts'
import { fr } from './messages.fr.ts'

test('the page promises no mail, since a customer may have no address', () => {
  expect(JSON.stringify([fr, en])).not.toMatch(/e-?mail/i)
})
