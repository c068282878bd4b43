import { isOfSiren, notOfSiren } from '../company/seller/vat-number.ts'
import { type FieldProblem, Problem } from '../kernel/problem.ts'
import type { CustomerKind } from './name/person.ts'

/** The fields that a customer must have together. */
type Whole = {
  kind?: CustomerKind | undefined
  firstName?: string | null | undefined
  companyName?: string | null | undefined
  siren?: string | null | undefined
  vatNumber?: string | null | undefined
}

/** Returns new fields with the kind that they imply where none is stated: a company, by its name and number. */
export function withImpliedKind<Fields extends Whole>(fields: Fields): Fields {
  const { kind, companyName, siren, vatNumber } = fields
  return kind === undefined && companyName && (siren || vatNumber) ? { ...fields, kind: 'company' } : fields
}

/**
 * Returns what keeps these fields from being a whole customer: a person has a first name, a company a name, and a
 * French VAT number ends with the SIREN.
 */
export function customerProblems({ kind, firstName, companyName, siren, vatNumber }: Whole): FieldProblem[] {
  const isCompany = kind === 'company'
  // An empty first name is refused by its own field.
  const hasFirstName = firstName !== null && firstName !== undefined
  return [
    ...(isCompany || hasFirstName ? [] : [noFirstName]),
    ...(isCompany && !companyName ? [noCompanyName] : []),
    ...(vatNumber && siren && !isOfSiren(vatNumber, siren) ? [otherSiren] : []),
  ]
}

/** Refuses a customer that a change would leave incomplete. Throws `validation`. */
export function checkWhole(customer: Whole): void {
  const fields = customerProblems(customer)
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
}

const noFirstName: FieldProblem = {
  path: 'firstName',
  code: 'required',
  message: {
    fr: 'Le champ «\u00a0Prénom\u00a0» est obligatoire',
    en: "The field 'First name' is required",
  },
}
const noCompanyName: FieldProblem = {
  path: 'companyName',
  code: 'required',
  message: {
    fr: 'Le champ «\u00a0Raison sociale\u00a0» est obligatoire',
    en: "The field 'Company name' is required",
  },
}
const otherSiren: FieldProblem = { path: 'vatNumber', code: 'vat_number', message: notOfSiren }
