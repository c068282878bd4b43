import type { NextRental as Next } from '@filao/domain/company/unfinished-rentals.schema'
import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { TwoLines } from '#ui/table/TwoLines'

/** Shows when a vehicle or a customer leaves next, as a link to that rental; a dash for never. */
export function NextRental({ rental }: { rental: Next | null }) {
  const language = useLanguage()
  if (!rental) return '–'
  const { id, publicId, start, timezone } = rental
  return (
    <TwoLines
      first={
        <time dateTime={start}>
          {formatNearDate(start, timezone, language, new Date().toISOString())} {formatClock(start, timezone, language)}
        </time>
      }
      second={<Link to={paths.rentalSummary(id)}>{publicId}</Link>}
    />
  )
}
