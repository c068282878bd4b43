import type { RentalStatus } from '../status/status.schema.ts'
import type { MailKind } from './mail.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** Returns the words that a mail about a rental uses; null for a mail to the company. */
export function templateOf(kind: MailKind, status: RentalStatus): TemplateKind | null {
  if (kind === 'answer') return null
  if (kind !== 'document') return kind
  if (status === 'quote') return 'quote'
  return status === 'ongoing' ? 'departure' : 'document'
}
