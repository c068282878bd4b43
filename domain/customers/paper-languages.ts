import type { Language } from '../kernel/language.schema.ts'
import type { Customer } from './customer.schema.ts'

/**
 * Returns the languages of the papers of a customer, the first one first. What a person rents in France is offered,
 * billed and receipted in French (loi n° 94-665 of 4 August 1994, art. 2), beside their own language; a company has its
 * own alone.
 */
export function paperLanguages({ kind, language }: Pick<Customer, 'kind' | 'language'>): Language[] {
  return kind === 'company' || language === 'fr' ? [language] : ['fr', language]
}

/** Returns the languages that a stored paper was made in; one of an earlier version had its customer's alone. */
export function languagesOf(stored: readonly Language[], language: Language): readonly [Language, ...Language[]] {
  const [first = language, ...others] = stored
  return [first, ...others]
}
