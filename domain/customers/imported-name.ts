import { readLine, readName } from '../imports/cells.ts'
import type { ImportField } from '../imports/kind.ts'
import type { titles } from './customer.ts'
import { customerName } from './person.ts'
import { isCompanyName, partName } from './whole-name.ts'

/** First and last name in one column. A name with capitals or a comma is parted in the same way in both. */
export const wholeNames: ImportField[] = [
  {
    key: 'firstAndLastName',
    label: { fr: 'Prénom et nom', en: 'First and last name' },
    headings: ['prénom nom', 'nom complet', 'client', 'full name', 'name', 'customer', 'customer name', 'client name'],
    isRare: true,
    isRequired: false,
    read: readLine,
  },
  {
    key: 'lastAndFirstName',
    label: { fr: 'Nom et prénom', en: 'Last and first name' },
    headings: [
      'nom prénom',
      'nom et prénoms',
      'nom prénoms',
      'noms et prénoms',
      'last name first name',
      'last first name',
    ],
    isRare: true,
    isRequired: false,
    read: readLine,
  },
]

/** The texts of a row by field. */
export type Row = Record<string, string | undefined>

/**
 * Parts a whole name where no column holds the first or the last name. One with a legal form is a company's, as is a
 * last name with one and without a first name.
 */
export function withNames({ firstAndLastName, lastAndFirstName, ...row }: Row): Row {
  const whole = firstAndLastName || lastAndFirstName
  const { lastName: alone, ...unnamed } = row
  const only = row.firstName ? undefined : alone || whole
  if (only && !row.companyName && (row.kind ? row.kind === 'company' : isCompanyName(only))) {
    return { ...unnamed, companyName: only }
  }
  if (!whole || row.firstName || row.lastName) return row
  const { title, firstName, lastName } = partName(whole, firstAndLastName ? 'firstNameFirst' : 'lastNameFirst')
  return {
    ...(title && { title: readName(title, titleNames) }),
    ...row,
    firstName,
    ...(lastName && { lastName }),
  }
}

/** A row with a company name is a company, where no column says otherwise; who is named beside is its contact. */
export function asCompany(row: Row): Row {
  const { kind, companyName, contactName, firstName, lastName } = row
  if (!companyName || (kind && kind !== 'company')) return row
  const named = customerName({ firstName: firstName ?? null, lastName: lastName ?? null })
  const contact = contactName ?? (named || undefined)
  return { ...row, kind: 'company', ...(contact ? { contactName: contact } : {}) }
}

/** The titles as people write them. */
export const titleNames: [(typeof titles)[number], string[]][] = [
  ['M.', ['M', 'Mr', 'Monsieur', 'H', 'Homme']],
  ['Mme', ['Mme', 'Mlle', 'Mrs', 'Ms', 'Miss', 'Madame', 'Mademoiselle', 'F', 'Femme']],
  ['Dr', ['Dr', 'Docteur', 'Doctor']],
  ['Pr', ['Pr', 'Prof', 'Professeur', 'Professor']],
  ['Me', ['Me', 'Maître']],
]
