import { expect, test } from 'vitest'
import { backupState, isBackupDue } from './backup-state.ts'

const now = '2026-11-30T12:00:00.000Z'

test.each([
  ['last night', '2026-11-30T07:41:00.000Z', null, 'fine'],
  ['36 hours ago', '2026-11-29T00:00:00.000Z', null, 'fine'],
  ['more than 36 hours ago', '2026-11-28T23:59:59.000Z', null, 'old'],
  ['never', null, null, 'none'],
  ['never, and the first one failed', null, '2026-11-30T07:41:00.000Z', 'failed'],
  ['the night before, and last night’s failed', '2026-11-29T07:41:00.000Z', '2026-11-30T07:41:00.000Z', 'failed'],
  ['last night, after a failure', '2026-11-30T07:41:00.000Z', '2026-11-29T07:41:00.000Z', 'fine'],
])('a backup that was made %s', (_when, madeAt, failedAt, state) => {
  expect(backupState({ madeAt, failedAt, now })).toEqual({ state, at: madeAt })
})

test.each([
  ['without any', null, now, true],
  ['after that of the night', '2026-11-30T07:41:00.000Z', now, false],
  ['after one of the evening before', '2026-11-29T22:00:00.000Z', now, true],
  [
    'before the night’s hour, after that of the night before',
    '2026-11-29T07:41:00.000Z',
    '2026-11-30T06:59:00Z',
    false,
  ],
  ['from the night’s hour on', '2026-11-29T07:41:00.000Z', '2026-11-30T07:00:00Z', true],
])('a backup is due %s', (_when, newest, at, isDue) => {
  expect(isBackupDue(newest, at)).toBe(isDue)
})
