import type { Sentence } from '../../../kernel/language.ts'

/** The record to complete: an entity by its id, the company, its settings or terms; `field` is a field of its form. */
export type Mend =
  | { kind: 'customer' | 'vehicle' | 'agency' | 'rental'; id: number; field?: string }
  | { kind: 'company' | 'companySettings' | 'rentalTerms'; field?: string }

/** A mention that a contract lacks. `legal`: required by law; `advised`: disputes are lost without it. */
export type Lack = { key: string; severity: 'legal' | 'advised'; sentence: Sentence; mend: Mend }
