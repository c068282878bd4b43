import { readLine, readName } from '../imports/cells.ts'
import type { ImportField, Question } from '../imports/kind.ts'
import { guillemets } from '../kernel/text.ts'
import { titleNames } from './name/name-titles.ts'
import { customerName } from './name/person.ts'
import { type NameOrder, readWholeName } from './name/whole-name.ts'

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
  const found = readNames({ firstAndLastName, lastAndFirstName, ...row })
  if (!found) return row
  const { lastName: _, ...unnamed } = row
  const { name } = found
  if (name.kind === 'company') {
    const contactName = row.contactName ?? name.contactName
    return { ...unnamed, companyName: name.companyName, ...(contactName && { contactName }) }
  }
  const { title, firstName, lastName, note } = name
  return {
    ...(title && { title: readName(title, titleNames) }),
    ...row,
    firstName,
    ...(lastName && { lastName }),
    ...(note && { comments: [row.comments, note].filter(Boolean).join('\n') }),
  }
}

/** Asks about a name that may be read otherwise. */
export function nameQuestions(row: Row): Question[] {
  const found = readNames(row)
  return found && !found.name.isSure ? [{ field: found.field, message: readAs(found.name) }] : []
}

/** A row with a company name is a company, where no column says otherwise; who is named beside is its contact. */
export function asCompany(row: Row): Row {
  const { kind, companyName, contactName, firstName, lastName } = row
  if (!companyName || (kind && kind !== 'company')) return row
  const named = customerName({ firstName: firstName ?? null, lastName: lastName ?? null })
  const contact = contactName ?? (named || undefined)
  return { ...row, kind: 'company', ...(contact ? { contactName: contact } : {}) }
}

type Name = ReturnType<typeof readWholeName>

/** Returns the name of a row that one cell holds, and its field; null where other columns have the name. */
function readNames(row: Row): { field: string; name: Name } | null {
  const { firstAndLastName, lastAndFirstName, firstName, lastName, companyName, kind } = row
  const whole = firstAndLastName || lastAndFirstName
  const field = lastName ? 'lastName' : firstAndLastName ? 'firstAndLastName' : 'lastAndFirstName'
  const only = firstName ? undefined : lastName || whole
  if (!only) return null
  if (!companyName && kind === 'company') {
    return { field, name: { kind: 'company', companyName: only, contactName: '', isSure: true } }
  }
  const order: NameOrder = firstAndLastName ? 'firstNameFirst' : 'lastNameFirst'
  const name = readWholeName(only, order)
  const isCompany = name.kind === 'company'
  if (isCompany && !companyName && kind !== 'person') return { field, name }
  if (!whole || lastName) return null
  return { field, name: isCompany ? asPerson(whole, order) : name }
}

/** Reads the name of a person that looks like a company's: « Sa Nguyen ». */
function asPerson(name: string, order: NameOrder): Name {
  const read = readWholeName(`M. ${name}`, order)
  return read.kind === 'company' ? read : { ...read, title: '', isSure: true }
}

function readAs(name: Name) {
  if (name.kind === 'company') {
    const { companyName, contactName } = name
    const contact = {
      fr: contactName && `, contact ${guillemets(contactName)}`,
      en: contactName && `, contact '${contactName}'`,
    }
    return {
      fr: `Lu comme l’entreprise ${guillemets(companyName)}${contact.fr}. Confirmez, ou écrivez «\u00a0Nom, Prénom\u00a0» pour un particulier.`,
      en: `Read as the company '${companyName}'${contact.en}. Confirm, or write 'Last name, First name' for a person.`,
    }
  }
  const { firstName, lastName, note, isCouple } = name
  const two = isCouple
    ? { fr: 'Deux personnes sont nommées, une seule sera créée. ', en: 'Two people are named, one will be created. ' }
    : { fr: '', en: '' }
  const kept = { fr: note && `, commentaire ${guillemets(note)}`, en: note && `, comment '${note}'` }
  return {
    fr: `${two.fr}Lu\u202f: prénom ${guillemets(firstName)}, nom ${guillemets(lastName)}${kept.fr}. Confirmez, ou écrivez «\u00a0Nom, Prénom\u00a0».`,
    en: `${two.en}Read as first name '${firstName}', last name '${lastName}'${kept.en}. Confirm, or write 'Last name, First name'.`,
  }
}
