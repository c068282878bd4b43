import type { DayOfWeek } from '@filao/domain/company/opening-hours.schema'
import { readDay } from './week-hours.ts'

/** Draws a typed day from midnight to midnight. The text beside it says the same. */
export function DayBar({ day, text }: { day: DayOfWeek; text: string }) {
  const open = readDay(day, text).ranges.filter((range) => range.closeTimeMinutes > range.openTimeMinutes)
  return (
    <div className="week-bar" aria-hidden>
      {open.map(({ openTimeMinutes, closeTimeMinutes }) => (
        <span
          key={openTimeMinutes}
          style={{
            left: `${(openTimeMinutes / 1440) * 100}%`,
            width: `${((closeTimeMinutes - openTimeMinutes) / 1440) * 100}%`,
          }}
        />
      ))}
    </div>
  )
}
