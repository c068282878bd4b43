import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { fr, type Words } from './messages.fr.ts'

/** The document's words in the customer's language, not the user's. */
export const words: Record<Language, Words> = { fr, en }
