import type { Customer } from '../customers/customer.schema.ts'
import { type CustomerField, customerLabels } from '../customers/customer.ts'
import { fieldProblem } from '../kernel/problem.ts'

/** The fields of which a merge chooses a value, in the order of the form. Both customers are of one kind. */
export const mergedFieldNames = (Object.keys(customerLabels) as CustomerField[]).filter((name) => name !== 'kind')
export type MergedField = Exclude<CustomerField, 'kind'>

/** The fields of which a merge may take both values. */
export const joinedFieldNames = ['phoneNumbers', 'comments'] as const satisfies MergedField[]

/** The customer whose value a field gets; the fields of `joinedFieldNames` may get both. */
export type MergeChoice = 'kept' | 'merged' | 'both'
export type MergeChoices = { readonly [Field in MergedField]?: MergeChoice | undefined }

export type MergedValues = Pick<Customer, MergedField>

const [mostPhones, longestComments] = [10, 4000]

/** Returns the customer whose value a field gets unless somebody chooses: the kept one, if they have a value. */
export function usualChoice(kept: MergedValues, merged: MergedValues, field: MergedField): MergeChoice {
  return isEmpty(kept[field]) && !isEmpty(merged[field]) ? 'merged' : 'kept'
}

/** Returns the fields of a kept customer after a merge. Throws `validation` where both values together are too much. */
export function mergedFields(kept: MergedValues, merged: MergedValues, choices: MergeChoices): MergedValues {
  const values = (mergedFieldNames as MergedField[]).map((field) => {
    const choice = choices[field] ?? usualChoice(kept, merged, field)
    if (choice === 'both') return [field, joined(field, kept, merged)]
    return [field, (choice === 'kept' ? kept : merged)[field]]
  })
  return Object.fromEntries(values) as MergedValues
}

/** Returns true where two customers have the same value, or only one of them has any: nothing is to be chosen. */
export function isAgreed(kept: MergedValues, merged: MergedValues, field: MergedField): boolean {
  const [one, other] = [kept[field], merged[field]]
  return isEmpty(one) || isEmpty(other) || JSON.stringify(one) === JSON.stringify(other)
}

function joined(field: MergedField, kept: MergedValues, merged: MergedValues): unknown {
  if (field === 'phoneNumbers') {
    const phones = [...new Set([...kept.phoneNumbers, ...merged.phoneNumbers])]
    if (phones.length <= mostPhones) return phones
    throw fieldProblem('fields.phoneNumbers', 'too_many', {
      fr: `Un client a au plus ${mostPhones} téléphones\u202f: choisissez ceux d’une des deux fiches.`,
      en: `A customer has at most ${mostPhones} phones: choose those of one of the two.`,
    })
  }
  const comments = [kept.comments, merged.comments].filter(Boolean).join('\n')
  if (comments.length <= longestComments) return comments || null
  throw fieldProblem('fields.comments', 'too_long', {
    fr: `Les deux commentaires dépassent ensemble ${longestComments} caractères\u202f: choisissez l’un des deux.`,
    en: `Both comments together exceed ${longestComments} characters: choose one of them.`,
  })
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
