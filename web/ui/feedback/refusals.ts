import type { Sentence } from '@filao/domain/kernel/language'
import { createContext } from 'react'

/** What surrounds typed fields and holds a save back while one of them is not understood. */
export type Refusals = {
  /** Keeps why a field is not understood, by a key of the field; null once it is. */
  report: (key: string, refusal: Sentence | null) => void
  /** The refusal is shown there, so that the field itself stays silent. */
  isShown: boolean
}

/** Null around a field that no form sends. */
export const RefusalContext = createContext<Refusals | null>(null)
