import { Link } from 'react-router'
import { isProblem } from '#api/problem'
import { paths } from '#session/paths'

type Props = { refusal: unknown; text: (number: string) => string }

/** Links to the rental that holds the vehicle, where that is why its unavailability was refused. */
export function HoldingRental({ refusal, text }: Props) {
  if (!isProblem(refusal, 'vehicle_taken')) return null
  const { conflict } = refusal.data as { conflict?: { publicId: string | null } }
  const number = conflict?.publicId
  if (!number) return null
  return (
    <p>
      {/* In another tab: what was typed stays. */}
      <Link to={`${paths.rentals}?q=${encodeURIComponent(number)}`} target="_blank">
        {text(number)}
      </Link>
    </p>
  )
}
