import type { TableCell } from '@filao/domain/kernel/table/table-file'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { workbook } from './workbook.ts'

async function* given(rows: TableCell[][]) {
  yield* rows
}

const sheetOf = async (headings: string[], rows: TableCell[][]) => {
  const parts = await Array.fromAsync(await workbook({ name: 'essai', headings, rows: given(rows), language: 'fr' }))
  return (await readXlsx(new Uint8Array(Buffer.concat(parts)), { readStyles: true })).sheets[0]
}

test('a workbook holds each sort of cell with its format', async () => {
  const instant = { instant: '2026-03-02T18:30:00Z', timezone: 'America/Guadeloupe' }
  const sheet = await sheetOf(
    ['Texte', 'Nombre', 'Montant', 'Jour', 'Heure'],
    [
      ['Zoé', 12, { euros: -3.5 }, { day: '2026-03-02' }, instant],
      [null, null, { euros: null }, { day: null }, { ...instant, instant: null }],
    ],
  )
  expect(sheet?.rows[1]).toEqual(['Zoé', 12, -3.5, new Date('2026-03-02T00:00:00Z'), new Date('2026-03-02T14:30:00Z')])
  expect(sheet?.rows[2]?.every((value) => value === null) ?? true).toBe(true)
  const formats = [2, 3, 4].map((at) => sheet?.cells?.get(`1,${at}`)?.style?.numFmt)
  expect(formats).toEqual(['#,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm'])
})

test.each(['=1+1', '+1', '-2', '@SUM(A1)', '<f>1+1</f>', '＝1', "'=1", ' a\nb ', '&amp;'])(
  'the text %j stays text, unchanged',
  async (text) => {
    const sheet = await sheetOf(['Texte'], [[text]])
    expect(sheet?.rows[1]).toEqual([text])
    expect(sheet?.cells?.get('1,0')?.formula).toBeUndefined()
  },
)

test('a workbook leaves out what none may contain', async () => {
  const sheet = await sheetOf(['Texte', 'Jour'], [['a\u0000\u0007b\uffff', { day: '1890-02-03' }]])
  expect(sheet?.rows[1]).toEqual(['ab', '1890-02-03'])
  expect((await sheetOf(['Seul'], []))?.rows).toEqual([['Seul']])
})
