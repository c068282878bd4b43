import { expect, test } from 'vitest'
import { decodeOldText } from './decode-text.ts'
import { garbledWord } from './garbled-word.ts'

const text =
  'Nom;Prénom;Née le;Ville\nÉBOUÉ;Zoé;1er août;Sainte-Anne\nLEFÈVRE;Noël;;Pointe-à-Pitre\nGARÇON;Maïté;;Forêt\n'

/** The bytes of letters in the code pages of an old Mac and of DOS. */
const mac: Record<string, number> = { é: 0x8e, É: 0x83, û: 0x9e, È: 0xe9, ë: 0x91, à: 0x88, Ç: 0x82, ï: 0x95, ê: 0x90 }
const dos: Record<string, number> = { é: 0x82, É: 0x90, û: 0x96, È: 0xd4, ë: 0x89, à: 0x85, Ç: 0x80, ï: 0x8b, ê: 0x88 }
const bytesOf = (page: Record<string, number>) =>
  Uint8Array.from(text, (letter) => page[letter] ?? letter.charCodeAt(0))

test.each([
  ['Windows', Uint8Array.from(Buffer.from(text, 'latin1'))],
  ['an old Mac', bytesOf(mac)],
  ['DOS', bytesOf(dos)],
])('text in the code page of %s is read', (_, bytes) => {
  expect(decodeOldText(bytes)).toBe(text)
})

test('the signs of Windows are read', () => {
  const bytes = Uint8Array.from([
    ...Buffer.from('Prix;Remarque\n45 '),
    0x80,
    ...Buffer.from(';l'),
    0x92,
    ...Buffer.from('an\n'),
  ])
  expect(decodeOldText(bytes)).toBe('Prix;Remarque\n45 €;l’an\n')
})

test.each([
  ['PrÃ©nom', true],
  ['Pr\ufffdnom', true],
  ['PrŽnom', true],
  ['Pr‚nom', true],
  ['PrÇnom', true],
  ['Prénom', false],
  ['ÉBOUÉ Zoé', false],
  ['Žofie Šimková', false],
  ['l’an 2026 – 45 €', false],
  ['GARÇON', false],
  ['Ångström', false],
])('%j looks wrong: %j', (cell, expected) => {
  expect(garbledWord([cell]) !== null).toBe(expected)
})
