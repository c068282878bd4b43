import type { Customer } from '@filao/domain/customers/customer.schema'
import type { MergeCreation } from '@filao/domain/twins/merge.schema'
import {
  isAgreed,
  type MergeChoice,
  type MergedField,
  mergedFieldNames,
  usualChoice,
} from '@filao/domain/twins/merged-fields'

/** The customer whose value each field gets, by their id, or both. Choices so stay when the other one is kept. */
export type Choices = Partial<Record<MergedField, number | 'both'>>

const fields = mergedFieldNames as MergedField[]

/** Returns the fields in which the values of two customers contradict each other, in the order of the form. */
export function contradictions(kept: Customer, merged: Customer): MergedField[] {
  return fields.filter((field) => !isAgreed(kept, merged, field))
}

/** Returns the fields that are taken over without a choice, with the customer who has the value. */
export function agreements(kept: Customer, merged: Customer): { field: MergedField; of: Customer }[] {
  return fields
    .filter((field) => isAgreed(kept, merged, field))
    .map((field) => ({ field, of: usualChoice(kept, merged, field) === 'kept' ? kept : merged }))
}

/** Returns the chosen fields as the call takes them. */
export function toFields(choices: Choices, keptId: number): NonNullable<MergeCreation['fields']> {
  const chosen = Object.entries(choices).map(([field, of]): [string, MergeChoice] => [
    field,
    of === 'both' ? 'both' : of === keptId ? 'kept' : 'merged',
  ])
  return Object.fromEntries(chosen)
}
