import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { fr, type LetterWords } from './messages.fr.ts'

/** Words around the text of a letter, in the customer's language. */
export const letterWords: Record<Language, LetterWords> = { fr, en }
