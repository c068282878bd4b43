import { formatNearDate } from '@filao/domain/kernel/date-text'
import { toInstant } from '@filao/domain/kernel/time'
import type { BoardPeriod } from '@filao/domain/planning/scale'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useLanguage } from '#session/language'
import { sheetDays } from './sheet-days.ts'

type Props = { week: BoardPeriod; zone: string; holidays: Record<string, string> }

/** Renders the days above the columns, holidays with their name. */
export function SheetDays({ week, zone, holidays }: Props) {
  const language = useLanguage()
  return (
    <tr className="sheet-days">
      <th scope="col">{rentalLabels.vehicleId[language]}</th>
      {sheetDays(week, zone, holidays).map(({ date, kind }) => {
        const noon = toInstant(`${date}T12:00`, zone)
        return (
          <th key={date} scope="col" data-kind={kind}>
            {formatNearDate(noon, zone, language, noon)}
            {holidays[date] && <small>{holidays[date]}</small>}
          </th>
        )
      })}
    </tr>
  )
}
