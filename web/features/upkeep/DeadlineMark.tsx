import { ToolOutlined } from '@ant-design/icons'
import { deadlineName, deadlineStateLabels } from '@filao/domain/upkeep/deadline'
import { useLanguage } from '#ui/language'
import { useDueDeadlines } from './DeadlineNotice.tsx'
import './deadline-mark.css'

/** Marks a vehicle with a deadline that is overdue or due soon; nothing where all are in time. */
export function DeadlineMark({ vehicleId }: { vehicleId: number }) {
  const language = useLanguage()
  const due = (useDueDeadlines().data ?? []).filter(({ vehicle }) => vehicle.id === vehicleId)
  if (due.length === 0) return null
  const isOverdue = due.some(({ state }) => state === 'overdue')
  const words = due.map((one) => `${deadlineName(one)[language]} (${deadlineStateLabels[one.state][language]})`)
  const title = words.join(', ')
  return (
    <span
      className={`deadline-mark${isOverdue ? ' deadline-mark-overdue' : ''}`}
      role="img"
      aria-label={title}
      title={title}
    >
      <ToolOutlined aria-hidden />
    </span>
  )
}
