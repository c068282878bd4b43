import type { Sentence } from '@filao/domain/kernel/language'
import type { FormInstance, FormItemProps } from 'antd'
import { createContext, type ReactNode } from 'react'

/** A form or screen that holds typed fields and blocks the save while one of them is not understood. */
type Refusals = {
  /** Stores the reason why a field is not understood, by a key of the field; null once it is. */
  report: (key: string, refusal: Sentence | null) => void
  /** True when the refusal is shown there, so that the field shows none. */
  isShown: boolean
}

/** Null outside of a form. */
export const RefusalContext = createContext<Refusals | null>(null)

/** The labels of each form's typed fields, by the path of the field. */
const labels = new WeakMap<FormInstance, Map<string, string>>()

/** Notes the label of a typed field, which the reasons of a refusal do not mention. */
export function nameField(form: FormInstance, name: FormItemProps['name'], label: ReactNode): void {
  if (name === undefined || typeof label !== 'string') return
  labels.set(form, (labels.get(form) ?? new Map<string, string>()).set(pathOf(name), label))
}

/** Returns an error of a field for a list of errors: with the label of the field, unless it mentions it. */
export function withLabel(form: FormInstance, name: FormItemProps['name'], error = ''): string {
  const label = labels.get(form)?.get(pathOf(name))
  return label && !error.includes(label) ? `${label} – ${error}` : error
}

function pathOf(name: FormItemProps['name']): string {
  return [name].flat().join('.')
}
