import { ToolOutlined } from '@ant-design/icons'
import { listDeadlines } from '@filao/domain/upkeep/contract'
import { deadlineName, deadlineStateLabels, dueStates } from '@filao/domain/upkeep/deadline'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { useLanguage } from '#ui/language'
import './deadline-mark.css'

/** Marks a vehicle with a deadline that is overdue or due soon; nothing where all are in time. */
export function DeadlineMark({ vehicleId }: { vehicleId: number }) {
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(listDeadlines, { params: { companyId }, query: { state: dueStates.join(',') } })
  const due = (read.data ?? []).filter(({ vehicle }) => vehicle.id === vehicleId)
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
