import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlate, isFrenchPlate, isSivPlate, normalisePlate, plateForm, plateLines } from './plate.ts'

test.each(['AB-123-CD', 'ab123cd', 'AB 123 CD', 'aB.123·cD', '  AB-123-CD ', 'WW-123-AB'])('%j is a plate', (text) => {
  expect(isSivPlate(text)).toBe(true)
})

test.each([
  'A-123-CD',
  'ABC-123-CD',
  'AB-12-CD',
  'AB-1234-CD',
  'AB-123-C',
  'A-B123CD',
  'AB-12-3CD',
  '1234 AB 971',
  'Clio',
  '',
])('%j is not a plate', (text) => {
  expect(isSivPlate(text)).toBe(false)
})

test('a plate is stored as lower-case letters and digits', () => {
  expect(normalisePlate(' AB-123.CD ')).toBe('ab123cd')
})

test.each([
  ['ab123cd', 'AB-123-CD'],
  ['1234ab971', '1234 AB 971'],
  ['12abc2a', '12 ABC 2A'],
  ['ab123c', 'AB-123-C'],
  ['cd77', 'CD77'],
])('%s is read as %s', (stored, read) => {
  expect(formatPlate(stored)).toBe(read)
})

test('a formatted plate is stored unchanged', () => {
  const plate = fc.stringMatching(/^[a-z]{2}[0-9]{3}[a-z]{2}$/)
  fc.assert(
    fc.property(plate, (stored) => isSivPlate(formatPlate(stored)) && normalisePlate(formatPlate(stored)) === stored),
  )
})

describe('text that holds plates alone', () => {
  test.each([
    [' AB-123-CD\n\nef 456 gh, Ab123cd;IJ-789-KL MN-012-OP\t', 'AB-123-CD\nef 456 gh\nAb123cd\nIJ-789-KL\nMN-012-OP'],
    ['\ufeff"AB-123-CD","1234 AB 971"', 'AB-123-CD\n1234 AB 971'],
  ])('%j is written one a line', (text, lines) => {
    expect(plateLines(text)).toBe(lines)
  })

  test.each(['AB-123-CD;Clio', 'Plaque\nAB-123-CD', 'AB-123-CD;2019', 'AB-123-CD\nCD 77'])('%j is a table', (text) => {
    expect(plateLines(text)).toBe(text)
  })

  test.each([
    ['one endless cell', 'a'.repeat(1_000_000)],
    ['only blanks', ' '.repeat(1_000_000)],
    ['only quotes', '"'.repeat(1_000_000)],
    ['almost a plate', `AB${'-'.repeat(1_000_000)}123CD`],
    ['blanks before the end', `AB-123-CD${' '.repeat(1_000_000)}x`],
  ])('of one megabyte of %s is read quickly', { timeout: 30_000 }, (_, text) => {
    expect(plateLines(text).includes('\n')).toBe(false)
  })
})

test.each([
  ['AB-123-CD', 'usual'],
  ['WW-123-AA', 'other'],
  ['123 ABC 971', 'other'],
  ['CD 77', 'other'],
  ['le camion', null],
  ['1 camion de la plage', null],
  ['-', null],
])('the form of %j is %s', (text, form) => {
  expect(plateForm(text)).toBe(form)
})

test.each([
  ['1234 AB 971', true],
  ['12 ABC 2A', true],
  ['ab123cd', true],
  ['CD 77', false],
  ['2019', false],
])('%j is a French plate: %s', (text, is) => {
  expect(isFrenchPlate(text)).toBe(is)
})
