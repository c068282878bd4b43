import { fieldsOfHeader, readCustomerLine } from '@filao/domain/customers/customer-import'
import { readCsv } from '@filao/domain/kernel/csv'
import { expect, test } from 'vitest'
import { type ImportRow, reportFile, templateFile } from './report.ts'

test.each(['fr', 'en'] as const)('the template is a file that the import accepts, in %s', async (language) => {
  const [header, example] = [...readCsv(await templateFile(language).text())]
  const fields = fieldsOfHeader(header?.cells ?? [])
  expect(fields).not.toContain(null)
  expect(readCustomerLine(fields, example?.cells ?? [], 'GP')).toMatchObject({
    problems: null,
    customer: { firstName: 'Élodie', birthDate: '1984-03-02', phoneNumbers: ['590690123456'], countryCode: 'GP' },
  })
})

test('the report gives the result of each line, and its reason', async () => {
  const row = { email: null, phoneNumbers: [], city: null }
  const rows: ImportRow[] = [
    { ...row, line: 2, name: 'Awa Diallo', state: 'created', problems: [] },
    { ...row, line: 4, name: '=1+1', state: 'refused', problems: [{ path: 'email', message: 'Pas ; bon.' }] },
  ]
  const states = { created: 'Créé', duplicate: 'Déjà client', refused: 'À corriger' }
  const words = { line: 'Ligne', name: 'Client', email: 'E-mail', state: 'Résultat', reason: 'Motif', states }
  expect(await reportFile(rows, words, 'fr').text()).toBe(
    'Ligne;Client;E-mail;Résultat;Motif\r\n2;Awa Diallo;;Créé;\r\n4;\'=1+1;;À corriger;"Pas ; bon."\r\n',
  )
})
