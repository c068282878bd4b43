import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isProblem } from '#api/problem'
import { paths } from '#app/paths'

/** Links to the rental that holds the vehicle during the visit, where that is why a visit was refused. */
export function HoldingRental({ refusal }: { refusal: unknown }) {
  const { t } = useTranslation('upkeep')
  if (!isProblem(refusal, 'vehicle_taken')) return null
  const { conflict } = refusal.data as { conflict?: { publicId: string | null } }
  const number = conflict?.publicId
  if (!number) return null
  return (
    <p>
      {/* In another tab: the visit that was typed stays. */}
      <Link to={`${paths.rentals}?q=${encodeURIComponent(number)}`} target="_blank">
        {t('visit.holding', { number })}
      </Link>
    </p>
  )
}
