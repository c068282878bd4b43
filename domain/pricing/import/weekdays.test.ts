import { expect, test } from 'vitest'
import { readWeekdays } from './weekdays.ts'

test.each([
  ['ven., sam., dim.', [5, 6, 7]],
  ['Fri, Sat, Sun', [5, 6, 7]],
  ['vendredi au dimanche', [5, 6, 7]],
  ['du lundi au jeudi', [1, 2, 3, 4]],
  ['Fri-Mon', [1, 5, 6, 7]],
  ['Samedi et dimanche', [6, 7]],
  ['sam/dim', [6, 7]],
  ['dim.', [7]],
  ['week-end', null],
  ['', null],
  ['m', null],
  ['lundi mardi', null],
  ['lundi - mardi - jeudi', null],
])('« %s »', (text, days) => {
  expect(readWeekdays(text)).toEqual(days)
})
