import type { FineStatus } from '@filao/domain/fines/fine'
import { fineStatusLabels } from '@filao/domain/fines/labels'
import { useLanguage } from '#session/language'
import { type StatusLook, StatusTag } from '#ui/StatusTag'

/** The colour and icon of each state of a notice. */
export const fineLooks = {
  to_do: 'validating',
  designated: 'available',
  paid: 'done',
  contested: 'quote',
  billed: 'pending',
  closed: 'off',
} satisfies Record<FineStatus, StatusLook>

/** Shows the state of a notice. */
export function FineState({ status }: { status: FineStatus }) {
  return <StatusTag status={fineLooks[status]}>{fineStatusLabels[status][useLanguage()]}</StatusTag>
}
