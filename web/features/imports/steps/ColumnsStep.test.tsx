import type { ImportField } from '@filao/domain/imports/kind'
import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { readSource } from '../rows/import-state.ts'
import { ColumnsStep } from './ColumnsStep.tsx'

const field = (key: string, fr: string, more: Partial<ImportField> = {}): ImportField => ({
  key,
  label: { fr, en: key },
  headings: [],
  isRequired: false,
  read: (text: string) => text,
  ...more,
})
const kind = {
  fields: [
    field('firstName', 'Prénom', { isRequired: true, orElse: ['fullName'] }),
    field('fullName', 'Prénom et nom'),
    field('city', 'Ville', { isRequired: true }),
    field('email', 'E-mail'),
  ],
}

test.each([
  ['E-mail\nzoe@example.test\n', 'columns.missing Prénom ou Prénom et nom · Ville'],
  ['Prénom et nom;E-mail\nZoé Célestine;zoe@example.test\n', 'columns.missing Ville'],
  ['Prénom;Ville\nZoé;Le Gosier\n', null],
])('a list with the columns %j asks for those that it lacks', (text, asked) => {
  const state = readSource(kind, null, text, () => null)
  if ('problem' in state) throw new Error(state.problem)
  const html = renderWithKeys(
    <ColumnsStep
      kind={kind}
      state={state}
      recall={() => null}
      onChange={() => undefined}
      onBack={() => undefined}
      onNext={() => undefined}
    />,
  )
  expect(/columns\.missing[^<]*/.exec(html)?.[0] ?? null).toBe(asked)
})
