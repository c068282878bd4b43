import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPlate, isSivPlate, normalisePlate, platesInCsv, typedPlates } from './plate.ts'

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

describe('an imported file', () => {
  test('gives its plates without repetitions, in its order, and nothing else', () => {
    const file =
      '\ufeffImmatriculation,Marque\r\n"AB-123-CD",Renault\r\nEF456GH,Peugeot\nab 123 cd,Clio\n1234 AB 971,Dacia\n'
    expect(platesInCsv(file)).toEqual({ plates: ['ab123cd', 'ef456gh'], repeated: 1, dropped: 7 })
  })

  test('may come from a French spreadsheet', () => {
    expect(platesInCsv('Plaque;Marque\nAB-123-CD;Renault\nEF-456-GH\tPeugeot').plates).toEqual(['ab123cd', 'ef456gh'])
  })

  test('may be empty', () => {
    expect(platesInCsv('')).toEqual({ plates: [], repeated: 0, dropped: 0 })
  })

  test.each([
    ['one endless cell', 'a'.repeat(1_000_000)],
    ['only blanks', ' '.repeat(1_000_000)],
    ['only quotes', '"'.repeat(1_000_000)],
    ['almost a plate', `AB${'-'.repeat(1_000_000)}123CD`],
    ['blanks before the end', `AB-123-CD${' '.repeat(1_000_000)}x`],
  ])('of one megabyte of %s is read quickly', { timeout: 2000 }, (_, file) => {
    expect(platesInCsv(file).plates).toEqual([])
  })
})

describe('typed plates', () => {
  test('are separated by line ends, commas or spaces', () => {
    expect(typedPlates(' AB-123-CD\n\nef 456 gh, Ab123cd;IJ-789-KL MN-012-OP\t')).toEqual({
      plates: ['ab123cd', 'ef456gh', 'ij789kl', 'mn012op'],
      others: [],
      unreadable: [],
    })
  })

  test('of another form are listed apart', () => {
    expect(typedPlates('WW-123-AA\n1234 AB 971\nCD 77\nww 123 aa\nle camion\n1 camion de la plage\n-')).toEqual({
      plates: [],
      others: ['ww123aa', '1234ab971', 'cd77'],
      unreadable: ['le camion', '1 camion de la plage', '-'],
    })
  })
})
