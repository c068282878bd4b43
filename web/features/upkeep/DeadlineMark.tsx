import { ToolOutlined } from '@ant-design/icons'
import { deadlineName, deadlineStateLabels } from '@filao/domain/upkeep/deadline'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { createContext, type PropsWithChildren, use, useDeferredValue, useMemo } from 'react'
import { useLanguage } from '#session/language'
import { useIdle } from '#ui/later/use-idle'
import { useDueDeadlines } from './DeadlineNotice.tsx'
import './deadline-mark.css'

/** The deadlines that are overdue or due soon, by the id of their vehicle. */
const DueContext = createContext<Map<number, Deadline[]>>(new Map())

/**
 * Reads the deadlines for all marks inside it: on a board, a row that scrolls into view must not ask for itself. They
 * come after the first paint, and are drawn bit by bit, so that they hold up no finger.
 */
export function DeadlineMarks({ children }: PropsWithChildren) {
  const deadlines = useDeferredValue(useDueDeadlines(useIdle(true)).data)
  const byVehicle = useMemo(() => Map.groupBy(deadlines ?? [], ({ vehicle }) => vehicle.id), [deadlines])
  return <DueContext value={byVehicle}>{children}</DueContext>
}

/**
 * Marks a vehicle with a deadline that is overdue or due soon; nothing where all are in time. Inside `DeadlineMarks`.
 */
export function DeadlineMark({ vehicleId }: { vehicleId: number }) {
  const due = use(DueContext).get(vehicleId)
  return due && <Mark due={due} />
}

function Mark({ due }: { due: Deadline[] }) {
  const language = useLanguage()
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
