import { expect, test } from 'vitest'
import { sellerLines, sellerName } from './seller.ts'

const seller = {
  legalForm: 'SARL',
  shareCapital: 10_000,
  registryCity: 'Pointe-à-Pitre',
  isSoleTrader: false,
  vatNumber: 'FR44732829320',
  siret: '73282932000074',
  siren: '732829320',
}
const plain = (lines: string[]) => lines.map((line) => line.replace(/\s/g, ' '))

test('a company states its form, capital, register, SIRET and VAT number', () => {
  expect(plain(sellerLines(seller, 'fr'))).toEqual([
    'SARL au capital de 10 000,00 €',
    'RCS Pointe-à-Pitre 732 829 320',
    'SIRET 732 829 320 00074',
    'N° TVA FR44732829320',
  ])
  expect(plain(sellerLines(seller, 'en'))[0]).toBe('SARL with a share capital of €10,000.00')
})

test('a sole trader has EI after the name, once, and no form before', () => {
  expect(sellerName({ name: 'Maryse Alizé', isSoleTrader: true })).toBe('Maryse Alizé EI')
  expect(sellerName({ name: 'Maryse Alizé EI', isSoleTrader: true })).toBe('Maryse Alizé EI')
  expect(sellerName({ name: 'Filao', isSoleTrader: false })).toBe('Filao')
  const trader = { ...seller, legalForm: 'EI', shareCapital: null, registryCity: null, isSoleTrader: true }
  expect(plain(sellerLines({ ...trader, vatNumber: null }, 'fr'))).toEqual(['SIRET 732 829 320 00074'])
})

test('a company that states nothing prints nothing', () => {
  const blank = { legalForm: null, shareCapital: null, registryCity: null, vatNumber: null, siret: null, siren: null }
  expect(sellerLines({ ...blank, isSoleTrader: false }, 'fr')).toEqual([])
})
