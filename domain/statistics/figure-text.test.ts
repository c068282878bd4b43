import { expect, test } from 'vitest'
import { changeText } from './figure-text.ts'

test.each([
  [0.621, 0.536, '+8.5 pts', '+8,5 pts'],
  [0.51, 0.5, '+1 pt', '+1 pt'],
  [0.515, 0.5, '+1.5 pts', '+1,5 pt'],
  [0.5, 0.5, '0 pts', '0 pt'],
  [0.4, 0.611, '-21.1 pts', '-21,1 pts'],
])('utilisation of %d after %d has changed by %s', (now, before, en, fr) => {
  const written = (['en', 'fr'] as const).map((language) => changeText('utilisation', now, before, language))
  expect(written.map((text) => text?.replace('\u00a0', ' '))).toEqual([en, fr])
})
