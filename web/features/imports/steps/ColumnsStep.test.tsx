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

const note = { fr: 'La source ou vous\u202f?', en: 'The source or you?' }
const ofRentals = {
  fields: [
    field('paid', 'Payé', { headings: ['Encaissé'] }),
    field('source', 'Courtier'),
    field('collected', 'Encaissé par la source', { beside: { field: 'source', headings: ['Encaissé'], note } }),
  ],
}

function rendered(kind: { fields: ImportField[] }, text: string): string {
  const state = readSource(kind, null, text, () => null)
  if ('problem' in state) throw new Error(state.problem)
  return renderWithKeys(
    <ColumnsStep
      kind={kind}
      state={state}
      recall={() => null}
      onChange={() => undefined}
      onBack={() => undefined}
      onNext={() => undefined}
    />,
  )
}

test.each([
  ['E-mail\nzoe@example.test\n', 'columns.missing Prénom ou Prénom et nom · Ville'],
  ['Prénom et nom;E-mail\nZoé Célestine;zoe@example.test\n', 'columns.missing Ville'],
  ['Prénom;Ville\nZoé;Le Gosier\n', null],
])('a list with the columns %j asks for those that it lacks', (text, asked) => {
  const html = rendered(kind, text)
  expect(/columns\.missing[^<]*/.exec(html)?.[0] ?? null).toBe(asked)
})

test('a heading that may mean two fields beside another column comes with the sentence that tells them apart', () => {
  const html = rendered(ofRentals, 'Courtier;Encaissé\nAlizé Résa;40,00\n')
  expect(html).toContain('columns.ambiguous Encaissé')
  expect(html).toContain(note.fr)
  expect(rendered(ofRentals, 'Encaissé;Plaque\n40,00;AB-123-CD\n')).not.toContain('columns.ambiguous')
})
