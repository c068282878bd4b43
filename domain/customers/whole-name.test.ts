import { expect, test } from 'vitest'
import { isCompanyName, type NameOrder, partName } from './whole-name.ts'

const part = (name: string, order?: NameOrder) => Object.values(partName(name, order))

test.each<[string, string[]]>([
  ['DUPONT Jean', ['', 'Jean', 'DUPONT']],
  ['Jean-Marc DE LA CRUZ', ['', 'Jean-Marc', 'DE LA CRUZ']],
  ['Mme Awa DIALLO', ['Mme', 'Awa', 'DIALLO']],
  ['Célestine, Zoé Marie', ['', 'Zoé Marie', 'Célestine']],
  ['Zoé', ['', 'Zoé', '']],
  ['M.', ['', 'M.', '']],
  ['', ['', '', '']],
])('%j is parted in either order', (name, parts) => {
  expect(part(name)).toEqual(parts)
  expect(part(name, 'lastNameFirst')).toEqual(parts)
})

test.each<[string, string[], string[]]>([
  ['Dupont Jean', ['', 'Dupont', 'Jean'], ['', 'Jean', 'Dupont']],
  ['DUPONT JEAN', ['', 'DUPONT', 'JEAN'], ['', 'JEAN', 'DUPONT']],
  ['M. Dupont Jean Marc', ['M.', 'Dupont', 'Jean Marc'], ['M.', 'Jean Marc', 'Dupont']],
  ['Le Gall Yann', ['', 'Le', 'Gall Yann'], ['', 'Yann', 'Le Gall']],
  ['De La Cruz Maria', ['', 'De', 'La Cruz Maria'], ['', 'Maria', 'De La Cruz']],
  ['Le Du', ['', 'Le', 'Du'], ['', 'Du', 'Le']],
])('%j is parted by its order', (name, firstNameFirst, lastNameFirst) => {
  expect(part(name)).toEqual(firstNameFirst)
  expect(part(name, 'lastNameFirst')).toEqual(lastNameFirst)
})

test('a legal form tells a company from a person', () => {
  expect(['SARL Soleil', 'Soleil S.A.S', 'Garage Éco SASU'].map(isCompanyName)).toEqual([true, false, true])
  expect(['Sarla Nestor', 'Jean Sasson'].map(isCompanyName)).toEqual([false, false])
})
