import type { Language } from '@filao/domain/kernel/language'
import { en } from './messages.en.ts'
import { fr, type InvoiceWords } from './messages.fr.ts'

/** Words of invoices, credit notes and claims, in the customer's language. */
export const invoiceWords: Record<Language, InvoiceWords> = { fr, en }
