import type { Language } from '@filao/domain/kernel/language.schema'
import { en } from './messages.en.ts'
import { type CashDeskMessages, fr } from './messages.fr.ts'

/** Words of the printed cash desk, in the language of the user who prints it. */
export const cashDeskMessages: Record<Language, CashDeskMessages> = { fr, en }
