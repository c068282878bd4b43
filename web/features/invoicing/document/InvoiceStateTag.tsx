import { invoiceStateLabels } from '@filao/domain/invoicing/kind'
import type { InvoiceState } from '@filao/domain/invoicing/kind.schema'
import { useLanguage } from '#session/language'
import { type StatusLook, StatusTag } from '#ui/StatusTag'

const looks = {
  paid: 'on',
  part_paid: 'warning',
  due: 'pending',
  overdue: 'late',
  credited: 'cancelled',
} as const satisfies Record<InvoiceState, StatusLook>

/** Shows the payment state of a document; nothing for a credit note. */
export function InvoiceStateTag({ state }: { state: InvoiceState | null }) {
  const language = useLanguage()
  return state && <StatusTag status={looks[state]}>{invoiceStateLabels[state][language]}</StatusTag>
}
