import type { Sentence } from '@filao/domain/kernel/language'
import { createContext } from 'react'

/** A form or screen that holds typed fields and blocks the save while one of them is not understood. */
type Refusals = {
  /** Stores the reason why a field is not understood, by a key of the field; null once it is. */
  report: (key: string, refusal: Sentence | null) => void
  /** True when the refusal is shown there, so that the field shows none. */
  isShown: boolean
}

/** Null outside of a form. */
export const RefusalContext = createContext<Refusals | null>(null)
