import type { Customer } from '@filao/domain/customers/customer'
import { customerColumns } from '@filao/domain/customers/customer-columns'
import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { byteOrderMark, csvLine } from '@filao/domain/kernel/csv'
import type { Language } from '@filao/domain/kernel/language'

export type ImportRow = CustomerImport['rows'][number]

/** The headings of the report and the names of its states. */
type ReportWords = Record<'line' | 'name' | 'email' | 'state' | 'reason', string> & {
  states: Record<ImportRow['state'], string>
}

/** Returns the result of every line as a table file. */
export function reportFile(rows: ImportRow[], words: ReportWords, language: Language): Blob {
  const lines = rows.map(({ line, name, email, state, problems }) => {
    return [line, name, email, words.states[state], problems.map(({ message }) => message).join(' ')]
  })
  const heading = [words.line, words.name, words.email, words.state, words.reason]
  return tableFile([heading, ...lines], language)
}

/** Returns a file with the headings that the import knows, and one customer as an example. */
export function templateFile(language: Language): Blob {
  const columns = customerColumns.filter(({ field }) => field !== null)
  return tableFile(
    [columns.map(({ label }) => label[language]), columns.map(({ cell }) => cell(example, language))],
    language,
  )
}

function tableFile(lines: Parameters<typeof csvLine>[0][], language: Language): Blob {
  const text = lines.map((cells) => csvLine(cells, language)).join('')
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' })
}

const example: Customer = {
  id: 1,
  companyId: 1,
  publicId: '',
  title: 'Mme',
  firstName: 'Élodie',
  lastName: 'Montrose',
  email: 'elodie.montrose@example.fr',
  birthDate: '1984-03-02',
  birthPlace: 'Pointe-à-Pitre',
  address: '12 rue des Filaos',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
  department: '971',
  countryCode: 'GP',
  drivingLicenseNumber: '12AB34567',
  drivingLicenseIssuedOn: '2004-06-30',
  drivingLicenseExpiresOn: '2033-01-19',
  drivingLicenseCountryCode: 'FR',
  drivingLicenseCategories: 'B',
  phoneNumbers: ['590690123456'],
  language: 'fr',
  comments: null,
}
