import { customerName } from '@filao/domain/customers/name/person'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getRental } from '#api/calls'
import { useRead } from '#api/read'
import { Plate } from '#features/fleet/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { landingOn, useLanding } from '../brief/landing.ts'
import { RentalStatusTag } from '../status/RentalStatusTag.tsx'
import { stepsOf } from './next-step.ts'
import { useRentalSteps } from './use-rental-steps.ts'
import './MovedRental.css'

/** Shows, above the list, the rental whose step led here, with its next step in focus. */
export function MovedRental() {
  const { companyId } = useSession()
  const id = useLanding()
  const { data: rental } = useRead(getRental, { params: { companyId, id: id ?? 0 } }, { enabled: id !== null })
  return id !== null && rental?.id === id ? <Moved key={id} rental={rental} /> : null
}

function Moved({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const text = useProblemText()
  const { act, pending, problem } = useRentalSteps(rental)
  const { next } = stepsOf(rental)
  const { id, publicId, status, customer, vehicle } = rental
  return (
    <section className="moved-rental" aria-label={t('list.moved', { number: publicId })}>
      <span className="moved-rental-facts">
        <Link to={paths.rentalSummary(id)} state={landingOn(rental)}>
          {publicId}
        </Link>
        <RentalStatusTag status={status} />
        <span>{customerName(customer)}</span>
        <Plate number={vehicle.registrationNumber} />
      </span>
      {next && (
        <Button autoFocus type="primary" loading={pending !== null} onClick={() => act(next)}>
          {t(`actions.${next}`)}
        </Button>
      )}
      {problem !== null && <p role="alert">{text(problem)}</p>}
    </section>
  )
}
