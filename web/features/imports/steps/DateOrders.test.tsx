import type { ImportField, ImportKind } from '@filao/domain/imports/kind'
import { pastDayReader, readImportedDay } from '@filao/domain/imports/moment'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderWithKeys } from '#testing/render-with-keys'
import { readSource, rowChecker } from '../rows/import-state.ts'
import { DateOrders } from './DateOrders.tsx'

const field = (key: string, read: ImportField['read']): ImportField => {
  return { key, label: { fr: key, en: key }, headings: [], isRequired: false, isDate: true, read }
}
const schema = z.object({ birth: z.string().optional(), expiry: z.string().optional() })
const kind: ImportKind<z.infer<typeof schema>> = {
  fields: [field('birth', pastDayReader('2026-11-27')), field('expiry', readImportedDay)],
  schema,
  identity: () => null,
  name: () => '',
}

test.each([
  ['birth', '1960-01-05'],
  ['expiry', '2060-01-05'],
] as const)('the columns step reads the dates of « %s » as the rows are read', (key, day) => {
  const state = readSource(kind, 'a.csv', `${key}\n05/01/60\n`, () => null)
  if ('problem' in state) throw new Error(state.problem)
  expect(rowChecker(kind)(state)[0]?.thing?.[key]).toBe(day)
  const html = renderWithKeys(<DateOrders kind={kind} state={state} onChange={() => undefined} />)
  expect(html).toContain(formatLocalDate(day, 'fr'))
})
