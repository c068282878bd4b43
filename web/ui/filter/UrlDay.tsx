import { DayInput } from '../date/DayInput.tsx'
import { useUrlParam } from '../url-param.ts'
import './filters.css'

/** Filters a list by a day, kept in the URL. */
export function UrlDay({ param, label, zone }: { param: string; label: string; zone: string }) {
  const [day, setDay] = useUrlParam(param)
  return (
    <span className="filter-day">
      <span aria-hidden>{label}</span>
      <DayInput zone={zone} label={label} isOptional value={day || null} onChange={(value) => setDay(value ?? '')} />
    </span>
  )
}
