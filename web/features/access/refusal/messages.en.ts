import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Restricted screen',
  text: 'This screen is not open to your role',
  admins: 'It is for administrators only.',
  accountants: 'It is for administrators and accountants only.',
  ofAccountant:
    'An accountant reads invoices, statistics, the journal and the accounting. For anything else, ask an administrator.',
  accounting: 'Open the accounting',
  home: 'Back to home',
} satisfies typeof fr
