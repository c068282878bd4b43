import { expect, test } from 'vitest'
import { cacheOf, isHashed, isScreen, outdatedCaches } from './rules.ts'

test('files of the version before stay for tabs that still run it; older ones go, answers are left alone', () => {
  const [first, second, third] = ['a.js', 'b.js', 'c.js'].map(cacheOf) as [string, string, string]
  expect(outdatedCaches([first], first)).toEqual([])
  expect(outdatedCaches([first, second], second)).toEqual([])
  expect(outdatedCaches([first, 'filao-answers-3', second, third], third)).toEqual([first])
  expect(outdatedCaches([first, second, third], first)).toEqual([second])
})

test.each(['/', '/planning', '/planning/counter', '/rental/12', '/login', '/logbook'])('%s is a screen', (path) => {
  expect(isScreen(path)).toBe(true)
})

test.each(['/l/abc', '/l', '/api/docs', '/files/companyLogos/x.png', '/assets/a.js', '/sw.js', '/favicon.svg'])(
  '%s is no screen',
  (path) => {
    expect(isScreen(path)).toBe(false)
  },
)

test('only files with a hash in their name are taken from the device first', () => {
  expect(['/assets/main-1.js', '/print.js', '/api/users/me', '/'].map(isHashed)).toEqual([true, false, false, false])
})
