import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { fr, type LetterMessages } from './messages.fr.ts'

/** Words around the text of a letter, in the customer's language. */
export const letterMessages: Record<Language, LetterMessages> = { fr, en }
