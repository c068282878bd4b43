import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { fr, type StatementMessages } from './messages.fr.ts'

/** Words of a printed statement, in the language of the user who prints it. */
export const statementMessages: Record<Language, StatementMessages> = { fr, en }
