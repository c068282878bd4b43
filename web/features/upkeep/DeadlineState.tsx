import { deadlineStateLabels } from '@filao/domain/upkeep/deadline'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { useLanguage } from '#session/language'
import { StatusTag } from '#ui/StatusTag'

const looks = { ok: 'on', soon: 'warning', overdue: 'late' } as const

/** Shows the state of a deadline as colour, icon and word. */
export function DeadlineState({ state }: Pick<Deadline, 'state'>) {
  const language = useLanguage()
  return <StatusTag status={looks[state]}>{deadlineStateLabels[state][language]}</StatusTag>
}
