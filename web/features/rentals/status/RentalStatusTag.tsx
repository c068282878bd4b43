import { statusLabels } from '@filao/domain/rentals/record/labels'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'

/** Shows the status of a rental as colour, icon and word. */
export function RentalStatusTag({ status }: { status: RentalStatus }) {
  const language = useLanguage()
  return <StatusTag status={status}>{statusLabels[status][language]}</StatusTag>
}
