import { expect, test } from 'vitest'
import { en } from './messages.en.ts'
import { fr } from './messages.fr.ts'

test('the page promises no mail, since a customer may have no address', () => {
  expect(JSON.stringify([fr, en])).not.toMatch(/e-?mail/i)
})

test('a cancelled page says nothing of a vehicle that was held, since a declined quote never held one', () => {
  expect([fr.cancelled.text, en.cancelled.text].join(' ')).not.toMatch(/n’est plus|no longer/)
})
