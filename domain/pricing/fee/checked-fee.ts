import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import { type FieldProblem, Problem } from '../../kernel/problem.ts'
import type { FeeFields, FeeKind } from './fee.schema.ts'

type Fields = z.output<typeof FeeFields>

/** The fields that a fee of each kind has beside its name and amount; it ignores the others. */
const own = {
  outside_hours: ['agencyId', 'at', 'isOnHolidays'],
  place: ['agencyId', 'at'],
  one_way: ['agencyId', 'toAgencyId', 'categoryId'],
  delivery: ['agencyId', 'at', 'postalCodes'],
  additional_driver: ['dailyPrice', 'maxAmount', 'freeCount'],
} as const satisfies Record<FeeKind, readonly (keyof Fields)[]>

const without = {
  dailyPrice: 0,
  maxAmount: null,
  agencyId: null,
  toAgencyId: null,
  categoryId: null,
  at: null,
  isOnHolidays: false,
  postalCodes: [],
  freeCount: 0,
} satisfies Partial<Fields>

/** Returns true when fees of a kind have the field. */
export function hasField(kind: FeeKind, field: keyof Fields): boolean {
  return !Object.hasOwn(without, field) || (own[kind] as readonly string[]).includes(field)
}

/**
 * Returns the fields of a fee without those that its kind ignores. Throws `validation` at each field that it lacks: an
 * amount, its agency, two agencies for a one-way rental.
 */
export function checkedFee(fee: Fields): Fields {
  const ignored = Object.entries(without).filter(([field]) => !hasField(fee.kind, field as keyof Fields))
  const checked = { ...fee, ...Object.fromEntries(ignored) }
  const fields = feeProblems(checked)
  if (fields[0]) throw new Problem('validation', fields[0].message, { fields })
  return checked
}

/** Returns what a fee lacks, by field. */
export function feeProblems(
  fee: Pick<Fields, 'kind' | 'agencyId' | 'toAgencyId' | 'price' | 'dailyPrice'>,
): FieldProblem[] {
  const { kind, agencyId, toAgencyId } = fee
  const fields: FieldProblem[] = []
  const amount = fee.price + (hasField(kind, 'dailyPrice') ? fee.dailyPrice : 0)
  if (amount === 0) fields.push({ path: 'price', code: 'required', message: noAmount })
  if ((kind === 'place' || kind === 'one_way') && agencyId === null) {
    fields.push({ path: 'agencyId', code: 'required', message: noAgency })
  }
  if (kind === 'one_way' && toAgencyId === null) {
    fields.push({ path: 'toAgencyId', code: 'required', message: noAgency })
  }
  if (kind === 'one_way' && toAgencyId !== null && toAgencyId === agencyId) {
    fields.push({ path: 'toAgencyId', code: 'same', message: sameAgency })
  }
  return fields
}

const noAmount: Sentence = { fr: 'Indiquez un montant', en: 'Enter an amount' }
const noAgency: Sentence = { fr: 'Choisissez une agence', en: 'Choose an agency' }
const sameAgency: Sentence = {
  fr: 'Un aller simple se termine dans une autre agence que celle du départ',
  en: 'A one-way rental ends at another agency than it begins at',
}
