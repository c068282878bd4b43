import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'

const given = await writeXlsx({
  sheets: [
    {
      name: 'Clients',
      rows: [
        ['Nom', 'Né le', 'Prix'],
        ['Zoé', new Date('2001-03-02'), 12.5],
        ['<Awa> & fils', true, 1e10],
      ],
    },
    { name: 'Autre', rows: [['a']] },
  ],
})
const parts = Object.entries(unzipSync(given)).map(([name, content]) => [name, strFromU8(content)] as const)

const read = (bytes: Uint8Array) => readWorkbook(bytes, 10_001, 'fr', () => true)

/** Writes the workbook again with one part changed. */
function changed(part: string, change: (text: string) => string): Uint8Array {
  const files = parts.map(([name, text]) => [name, strToU8(name === part ? change(text) : text)])
  return zipSync(Object.fromEntries(files) as Zippable, { level: 1 })
}

/** Expects rows of texts, or a refusal that names its reason. */
async function expectRowsOrRefusal(bytes: Uint8Array): Promise<void> {
  const result = await read(bytes).catch((error: unknown) => error)
  if (result instanceof Error) return
  for (const { line, cells } of result as Awaited<ReturnType<typeof read>>) {
    expect(line).toBeGreaterThan(0)
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true)
  }
}

/** Replaces one stretch of a text that matches, chosen by a share of all. */
function replaced(text: string, pattern: RegExp, share: number, by: (found: string) => string): string {
  const all = [...text.matchAll(pattern)]
  const found = all[Math.floor(share * all.length)]
  if (!found) return text
  return text.slice(0, found.index) + by(found[0]) + text.slice(found.index + found[0].length)
}

const hostile = fc.oneof(
  fc.constantFrom('-1', '1048577', '4294967296', '9'.repeat(400), 'NaN', 'ZZZZZZ9', 'XFD1048576', 'A1:XFD1048576'),
  fc.constantFrom(
    '',
    '&lol;',
    '&#x110000;',
    '__proto__',
    '../../x',
    '<',
    '"',
    ']]>',
    '<!--',
    '<![CDATA[',
    '\0',
    '\ud800',
  ),
  fc.string(),
)
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const mutation: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.tuple(share, hostile).map(
    ([at, by]) =>
      (text: string) =>
        replaced(text, /="[^"]*"/g, at, () => `="${by}"`),
  ),
  fc.tuple(share, hostile).map(
    ([at, by]) =>
      (text: string) =>
        replaced(text, />[^<]+</g, at, () => `>${by}<`),
  ),
  fc.tuple(share, hostile).map(
    ([at, by]) =>
      (text: string) =>
        replaced(text, /(?=.)/gsu, at, () => by),
  ),
  fc.tuple(share, fc.integer({ min: 0, max: 3000 })).map(
    ([at, times]) =>
      (text: string) =>
        replaced(text, /<[^>]*>/g, at, (tag) => tag.repeat(times)),
  ),
  share.map((at) => (text: string) => text.slice(0, Math.floor(at * text.length))),
)

describe('a broken workbook is read as rows of texts or refused', () => {
  test('with bytes that differ, or cut', async () => {
    const bytes = fc.array(fc.tuple(share, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.option(share), async (differing, cut) => {
        const broken = Uint8Array.from(given)
        for (const [at, byte] of differing) broken[Math.floor(at * broken.length)] = byte
        await expectRowsOrRefusal(broken.subarray(0, Math.ceil((cut ?? 1) * broken.length)))
      }),
      { numRuns: 300 },
    )
  })

  test('with parts that another program would not write', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts.map(([name]) => name)), mutation, async (part, change) => {
        await expectRowsOrRefusal(changed(part, change))
      }),
      { numRuns: 500 },
    )
  })

  test('with as many cells as no memory holds', async () => {
    const row = (_: unknown, at: number) => `<row r="${at + 9}"><c r="XFD${at + 9}"><v>1</v></c></row>`
    const rows = Array.from({ length: 1300 }, row).join('')
    const wide = changed('xl/worksheets/sheet1.xml', (text) => text.replace('</sheetData>', `${rows}</sheetData>`))
    await expect(read(wide)).rejects.toThrow('too many cells')
  })

  test('with parts of which a few bytes unpack to very many', async () => {
    const bomb = changed('xl/sharedStrings.xml', (text) => text.replace('</sst>', `${'<si/>'.repeat(8_000_000)}</sst>`))
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(read(bomb)).rejects.toThrow('too large')
  })
})
