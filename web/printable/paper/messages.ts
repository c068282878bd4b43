import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { fr, type PaperMessages } from './messages.fr.ts'

/** The document's words in the customer's language, not the user's. */
export const paperMessages: Record<Language, PaperMessages> = { fr, en }
