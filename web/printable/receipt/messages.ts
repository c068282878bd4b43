import type { Language } from '@filao/domain/kernel/language'
import { en } from './messages.en.ts'
import { fr, type ReceiptWords } from './messages.fr.ts'

/** Words of the receipt, in the customer's language. */
export const receiptWords: Record<Language, ReceiptWords> = { fr, en }
