import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'azertyuiop',
  'password1',
  'azerty123',
  'motdepasse',
  'motdepasse1',
  'MotDePasse2026',
  'bonjour123',
  'soleil123',
  'guadeloupe',
  'Réunion974',
  'été2026',
])('refuses the common password %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['guadeloupe12345', '1guadeloupe', 'guadeloupe-soleil', 'une phrase que je retiens', '2026'])(
  'accepts the less common password %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
