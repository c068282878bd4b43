import type { Sentence } from '../kernel/language.ts'
import { type FieldProblem, Problem } from '../kernel/problem.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { writeDay } from '../kernel/typed-date.ts'

/** The dates of a customer and their licence. */
export type PersonDates = {
  birthDate?: LocalDate | null | undefined
  drivingLicenseIssuedOn?: LocalDate | null | undefined
  drivingLicenseExpiresOn?: LocalDate | null | undefined
}

/** The fields of these dates. */
export const personDates = ['birthDate', 'drivingLicenseIssuedOn', 'drivingLicenseExpiresOn'] as const
type PersonDate = (typeof personDates)[number]

/**
 * Returns the dates that cannot be: a birth or a licence before 1900 or after `today`, the company's day; a licence
 * issued before its holder was born, or one that expires before it was issued. Dates that `before` has already are left
 * in peace: earlier versions stored them.
 */
export function dateProblems(dates: PersonDates, today: LocalDate, before: PersonDates = {}): FieldProblem[] {
  const { birthDate, drivingLicenseIssuedOn: issued, drivingLicenseExpiresOn: expires } = dates
  const isNew = (...fields: PersonDate[]) => fields.some((field) => dates[field] !== before[field])
  const problems = [
    isNew('birthDate') && outOfRange('birthDate', birthDate, today),
    isNew('drivingLicenseIssuedOn') && outOfRange('drivingLicenseIssuedOn', issued, today),
    isNew('drivingLicenseExpiresOn') && outOfRange('drivingLicenseExpiresOn', expires, '2199-12-31'),
    isNew('birthDate', 'drivingLicenseIssuedOn') &&
      isBefore(issued, birthDate) &&
      problem('drivingLicenseIssuedOn', issuedUnborn),
    isNew('drivingLicenseIssuedOn', 'drivingLicenseExpiresOn') &&
      isBefore(expires, issued) &&
      problem('drivingLicenseExpiresOn', expiredUnissued),
    isNew('birthDate', 'drivingLicenseExpiresOn') &&
      isBefore(expires, birthDate) &&
      problem('drivingLicenseExpiresOn', expiredUnborn),
  ]
  const found = problems.flatMap((one) => one || [])
  return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at)
}

/** Refuses dates that cannot be, of a new customer or a changed one. Throws `validation`. */
export function checkDates(dates: PersonDates, today: LocalDate, before: PersonDates = {}): void {
  const fields = dateProblems(dates, today, before)
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

function outOfRange(field: PersonDate, day: LocalDate | null | undefined, latest: LocalDate): FieldProblem | null {
  if (!day) return null
  if (day < '1900') return problem(field, tooEarly)
  return day > latest ? problem(field, tooLate(latest)) : null
}

function isBefore(day: LocalDate | null | undefined, other: LocalDate | null | undefined): boolean {
  return Boolean(day && other && day < other)
}

function problem(path: PersonDate, message: Sentence): FieldProblem {
  return { path, code: 'range', message }
}

const tooEarly: Sentence = {
  fr: 'La date ne peut pas être antérieure à 1900',
  en: 'The date cannot be earlier than 1900',
}

function tooLate(latest: LocalDate): Sentence {
  return {
    fr: `La date ne peut pas être postérieure au ${writeDay(latest)}`,
    en: `The date cannot be later than ${writeDay(latest)}`,
  }
}

const issuedUnborn: Sentence = {
  fr: 'Un permis ne peut pas être délivré avant la naissance de son titulaire',
  en: 'A licence cannot be issued before its holder was born',
}

const expiredUnissued: Sentence = {
  fr: 'Un permis ne peut pas expirer avant d’avoir été délivré',
  en: 'A licence cannot expire before it was issued',
}

const expiredUnborn: Sentence = {
  fr: 'Un permis ne peut pas expirer avant la naissance de son titulaire',
  en: 'A licence cannot expire before its holder was born',
}
