import { describe, expect, test } from 'vitest'
import { isCompanyName } from './company-name.ts'
import { type NameOrder, readWholeName } from './whole-name.ts'

const part = (name: string, order?: NameOrder) => {
  const read = readWholeName(name, order)
  return read.kind === 'company' ? [read.companyName] : [read.title, read.firstName, read.lastName]
}
const isSure = (name: string, order?: NameOrder) => readWholeName(name, order).isSure

describe('a name', () => {
  test.each<[string, string[]]>([
    ['DUPONT Jean', ['', 'Jean', 'DUPONT']],
    ['Jean-Marc DE LA CRUZ', ['', 'Jean-Marc', 'DE LA CRUZ']],
    ['Jean de LA CRUZ', ['', 'Jean', 'de LA CRUZ']],
    ['Mme Awa DIALLO', ['Mme', 'Awa', 'DIALLO']],
    ['Dr. LOUIS-JEAN Éric', ['Dr.', 'Éric', 'LOUIS-JEAN']],
    ['Maître Zoé CÉLESTINE', ['Maître', 'Zoé', 'CÉLESTINE']],
    ['Pr Ida PAPIN', ['Pr', 'Ida', 'PAPIN']],
    ['DUPONT, M. Jean', ['M.', 'Jean', 'DUPONT']],
    ['DUPONT Claire Mme', ['Mme', 'Claire', 'DUPONT']],
    ['Célestine, Zoé Marie', ['', 'Zoé Marie', 'Célestine']],
    ['Jean-Pierre O’BRIEN', ['', 'Jean-Pierre', 'O’BRIEN']],
    ['VAN DER BERG Anna', ['', 'Anna', 'VAN DER BERG']],
    ['Marie Inès DA COSTA', ['', 'Marie Inès', 'DA COSTA']],
  ])('%j is parted in either order, for sure', (name, parts) => {
    expect(part(name)).toEqual(parts)
    expect(part(name, 'lastNameFirst')).toEqual(parts)
    expect(isSure(name)).toBe(true)
  })

  test.each<[string, string[], string[]]>([
    ['Dupont Jean', ['', 'Dupont', 'Jean'], ['', 'Jean', 'Dupont']],
    ['M. Dupont Jean Marc', ['M.', 'Dupont', 'Jean Marc'], ['M.', 'Jean Marc', 'Dupont']],
    ['Le Gall Yann', ['', 'Le', 'Gall Yann'], ['', 'Yann', 'Le Gall']],
    ['Marie Inès da Costa', ['', 'Marie Inès', 'da Costa'], ['', 'Inès da Costa', 'Marie']],
    ['Le Du', ['', 'Le', 'Du'], ['', 'Du', 'Le']],
    ['DUPONT JEAN', ['', 'DUPONT', 'JEAN'], ['', 'JEAN', 'DUPONT']],
  ])('%j is parted by its order', (name, firstNameFirst, lastNameFirst) => {
    expect(part(name)).toEqual(firstNameFirst)
    expect(part(name, 'lastNameFirst')).toEqual(lastNameFirst)
  })

  test.each([
    ['Jean Dupont', true],
    ['Anna van der Berg', true],
    ['Jean Pierre Dupont', false],
    ['DUPONT JEAN', false],
    ['Le Gall Yann', false],
    ['Zoé', false],
    ['DUPONT Jean (VIP)', false],
    ['Dupont 2', false],
    ['Jean et Marie DUPONT', false],
  ])('%j alone says how it is read: %j', (name, expected) => {
    expect(isSure(name)).toBe(expected)
  })

  test.each([
    ['M. et Mme DUPONT Jean', { title: '', firstName: 'Jean', lastName: 'DUPONT' }],
    ['Mr & Mrs John SMITH', { title: '', firstName: 'John', lastName: 'SMITH' }],
    ['M. ou Mme Petit Luc', { title: '', firstName: 'Petit', lastName: 'Luc' }],
    ['Jean et Marie DUPONT', { title: '', firstName: 'Jean et Marie', lastName: 'DUPONT' }],
  ])('%j is of a couple, and to check', (name, parts) => {
    expect(readWholeName(name)).toMatchObject({ ...parts, isCouple: true, isSure: false })
  })

  test.each([
    ['Mme DUPONT née MARTIN Claire', 'Claire', 'DUPONT', 'Née MARTIN'],
    ['DUPONT Claire née MARTIN', 'Claire', 'DUPONT', 'Née MARTIN'],
    ['Claire Dupont née Martin', 'Claire', 'Dupont', 'Née Martin'],
    ['DUPONT née DE LA CRUZ Ana Maria', 'Ana Maria', 'DUPONT', 'Née DE LA CRUZ'],
    ['Mme MARTIN épouse DUPONT Claire', 'Claire', 'MARTIN', 'Épouse DUPONT'],
    ['Mme MARTIN ép. DUPONT Claire', 'Claire', 'MARTIN', 'Épouse DUPONT'],
    ['MARTIN Vve DUPONT Claire', 'Claire', 'MARTIN', 'Veuve DUPONT'],
  ])('%j keeps its other name as a note, and is to check', (name, firstName, lastName, note) => {
    expect(readWholeName(name)).toMatchObject({ firstName, lastName, note, isSure: false })
  })
})

describe('a company', () => {
  test.each([
    ['SARL LE SOLEIL', true],
    ['Soleil S.A.R.L.', true],
    ['Soleil Sarl', true],
    ['SAS Alizés', true],
    ['Soleil SA', false],
    ['Association des Filaos', false],
    ['Garage Auto Plus', false],
  ])('%j is one, for sure: %j', (name, sure) => {
    expect(isCompanyName(name)).toBe(true)
    expect(isSure(name)).toBe(sure)
  })

  test.each([
    'Sarla Nestor',
    'Jean Sasson',
    'Maria Sa',
    'Sa Nguyen',
    'M. SARL Paul',
    'Sas',
    'Inès Sci Dupont',
    'Jean-SAS Marc',
  ])('%j is none', (name) => {
    expect(isCompanyName(name)).toBe(false)
  })

  test('has the person in brackets as its contact, and is to check', () => {
    expect(readWholeName('Garage Auto Plus (Mr Paul)')).toEqual({
      kind: 'company',
      companyName: 'Garage Auto Plus',
      contactName: 'Mr Paul',
      isSure: false,
    })
  })
})
