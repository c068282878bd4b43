import type { DateSide } from '@filao/domain/kernel/typed-date'
import { DayInput } from '../date/DayInput.tsx'
import { useUrlParam } from '../url-param.ts'
import './filters.css'

type Props = { param: string; label: string; zone: string; side: DateSide }

/** Filters a list by a day, kept in the URL. */
export function UrlDay({ param, label, zone, side }: Props) {
  const [day, setDay] = useUrlParam(param)
  return (
    <span className="filter-day">
      <span aria-hidden>{label}</span>
      <DayInput
        zone={zone}
        side={side}
        label={label}
        isOptional
        value={day || null}
        onChange={(value) => setDay(value ?? '')}
      />
    </span>
  )
}
