import { expect, test } from 'vitest'
import { readDays, readHours, readLength, readMarkedHours } from './rental-length.ts'

test.each([
  ['1-3 j', 1],
  ['1 à 3 jours', 1],
  ['4-6 jours', 4],
  ['4 – 6 j.', 4],
  ['de 8 j au 14 j', 8],
  ['J1-J3', 1],
  ['Tarif 7 jours et plus (€/j)', 7],
  ['7+', 7],
  ['7 j et +', 7],
  ['≥ 7', 7],
  ['à partir de 14 jours', 14],
  ['Dès 30 j', 30],
  ['plus de 7 jours', 8],
  ['> 30j', 31],
  ['jusqu’à 3 jours', 1],
  ['< 4 j', 1],
  ['1 jour', 1],
  ['3 days', 3],
  ['7 days and more', 7],
  ['8 to 14 days', 8],
  ['from 21 days', 21],
  ['week-end', null],
  ['semaine', null],
  ['forfait mois', null],
  ['45', null],
  ['45,00 €', null],
  ['6-4 j', null],
  ['01/03', null],
  ['0 j', 0],
  ['2026', null],
  ['Catégorie', null],
])('the length %j begins at %j days', (text, days) => {
  expect(readLength(text)).toBe(days)
})

test('a number alone is a length in a column of lengths', () => {
  expect([readDays('7'), readDays('0'), readDays('7 j'), readDays('court')]).toEqual([7, 0, 7, null])
})

test.each([
  ['4', 4, null],
  ['4 h', 4, 4],
  ['2h+', 2, 2],
  ['3 heures et plus', 3, 3],
  ['1 hour or more', 1, 1],
  ['24 h', null, null],
  ['0', null, null],
  ['4 jours', null, null],
])('« %s » is %s hours, and %s with its unit', (text, hours, marked) => {
  expect([readHours(text), readMarkedHours(text)]).toEqual([hours, marked])
})
