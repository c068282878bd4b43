import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine, readCsv, saysSomething } from './csv.ts'

/** Reads the lines of a file that are not blank. */
const read = (text: string) => [...readCsv(text)].filter(saysSomething)

test.each([
  ['en', 'Dupont;=1+1', '"Dupont; =1+1"'],
  ['fr', 'Dupont,=1+1', '"Dupont, =1+1"'],
  ['fr', 'Rue 1\n@SUM(A1)', '"Rue 1\n @SUM(A1)"'],
  ['fr', 'Pointe-à-Pitre, Les Abymes', '"Pointe-à-Pitre, Les Abymes"'],
] as const)(
  'in %s a formula inside a text is no formula where another separator cuts it: %j',
  (language, text, line) => {
    expect(csvLine([text], language)).toBe(`${line}\r\n`)
  },
)

describe('a line', () => {
  test('has the separator and the decimal mark of its language', () => {
    const cells = ['Clio', 12.5, { euros: 1234.5 }, { euros: null }, null]
    expect(csvLine(cells, 'fr')).toBe('Clio;12,5;1234,50;;\r\n')
    expect(csvLine(cells, 'en')).toBe('Clio,12.5,1234.50,,\r\n')
  })

  test('has days and instants in the writing of its language, on the clock of the place', () => {
    const cells = [
      { day: '2026-03-02' },
      { day: null },
      { instant: '2026-03-02T18:30:00Z', timezone: 'America/Guadeloupe' },
    ]
    expect(csvLine(cells, 'fr')).toBe('02/03/2026;;02/03/2026 14:30\r\n')
    expect(csvLine(cells, 'en')).toBe('2026-03-02,,2026-03-02 14:30\r\n')
  })

  test('quotes text that would end its cell early', () => {
    expect(csvLine(['a;b', 'say "hi"', 'two\nlines'], 'fr')).toBe('"a;b";"say ""hi""";"two\nlines"\r\n')
  })

  test.each([
    '=1+1',
    '+590690',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://x";"y")',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'＝1",
  ])('writes %j, which a spreadsheet would run, as text', (text) => {
    expect(csvLine([text], 'fr').replace('"', '')[0]).toBe("'")
    expect(read(csvLine([text], 'fr'))[0]?.cells).toEqual([text])
  })

  test('keeps a negative number as a number', () => {
    expect(csvLine([-2.5, { euros: -3 }], 'fr')).toBe('-2,5;-3,00\r\n')
  })
})

test('a written line is read back unchanged, in both languages', () => {
  // A space is written before a formula inside a text, so such a text is not read back as it was.
  const text = fc.string({ unit: 'grapheme' }).filter((cell) => !/[;,\n]["']*[=+\-@＝＋－＠\t\r]/.test(cell))
  const row = fc.array(text, { minLength: 1, maxLength: 6 })
  const file = fc.tuple(fc.constantFrom('fr' as const, 'en' as const), fc.array(row, { maxLength: 5 }))
  fc.assert(
    fc.property(file, ([language, rows]) => {
      const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      const width = Math.max(2, ...rows.map((cells) => cells.length))
      const heading = Array.from({ length: width }, (_, at) => `column ${at}`)
      const text = `\ufeff${[heading, ...rows].map((cells) => csvLine(cells, language)).join('')}`
      expect(read(text).map(({ cells }) => cells)).toEqual([heading, ...filled])
    }),
  )
})

describe('a file', () => {
  test('gives the line on which each record begins, counting lines inside cells', () => {
    const file = 'name,notes\r\nAwa,"one\ntwo"\r\n\r\nZoé,"three"\n'
    expect(read(file)).toEqual([
      { line: 1, cells: ['name', 'notes'] },
      { line: 2, cells: ['Awa', 'one\ntwo'] },
      { line: 5, cells: ['Zoé', 'three'] },
    ])
  })

  test('is read only as far as the caller asks', () => {
    const lines = readCsv('a\n'.repeat(100_000))
    expect([...lines.take(2)]).toEqual([
      { line: 1, cells: ['a'] },
      { line: 2, cells: ['a'] },
    ])
    expect(lines.next()).toEqual({ done: true, value: undefined })
  })

  test('of one very long line is read in pieces', () => {
    expect([...readCsv('a,'.repeat(40_000))].map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 16_384],
      [1, 16_384],
      [1, 7233],
    ])
  })

  test.each([
    ['a,b\n1;2,3', ['1;2', '3']],
    ['a;b\n1,2;3', ['1,2', '3']],
    ['a\tb\n1,2\t3', ['1,2', '3']],
    ['Clients, agence du Gosier, 2026\na;b\n1,5;2', ['a', 'b']],
    ['Clients, agence du Gosier, 2026\na;b\nJo;1 rue A, 97190, GP\nZoé;2 rue B, 97110, GP', ['a', 'b']],
    ['Tarifs, 2026\na;b\n1,5;2\n2,5;3', ['a', 'b']],
    ['Clients; agence; 2026\na,b\n1,2', ['a', 'b']],
    ['a;b;c;d\n1,5;;2;3\n2,5;3\n4,5;1;2', ['1,5', '', '2', '3']],
    ['a;b\n"1,2";"3\n,,,\n,,,"', ['1,2', '3\n,,,\n,,,']],
  ])('%j has its own separator', (file, cells) => {
    expect(read(file)[1]?.cells).toEqual(cells)
  })

  test('with an unclosed quote is read to its end, and names the line of the quote', () => {
    expect(read('a,b\n"1,2')[1]).toEqual({ line: 2, cells: ['1,2'], openQuote: 2 })
    expect(read('a,b\n"one\ntwo","3\n4,5')[1]).toMatchObject({ line: 2, openQuote: 3 })
  })

  test('names the line of a quote that the quote of a later cell closes', () => {
    expect(read('a,b\n1,"2\n3,"4"\n5,6').map(({ line, openQuote }) => [line, openQuote])).toEqual([
      [1, undefined],
      [2, 2],
      [4, undefined],
    ])
  })

  test.each(['a,b\n"one\ntwo" ,3', 'a,b\n"Clio" bleue,3', 'a,b\n12" écran,3', 'a,b\n"say ""hi""\n",""'])(
    '%j has no open quote',
    (file) => {
      expect(read(file).every(({ openQuote }) => openQuote === undefined)).toBe(true)
    },
  )

  test.each(['"'.repeat(500_000), ','.repeat(500_000), "'=".repeat(500_000), '\n'.repeat(500_000)])(
    'of half a megabyte of separators or quotes is read in one pass',
    // Guards against a parsing time that grows with the square of the size.
    { timeout: 30_000 },
    (file) => {
      expect(read(file).length).toBeLessThan(2)
    },
  )
})
