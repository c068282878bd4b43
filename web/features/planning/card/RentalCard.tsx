import { EditOutlined, EyeOutlined, PrinterOutlined, SwapOutlined } from '@ant-design/icons'
import type { PlanningRental } from '@filao/domain/planning/board.schema'
import { documentLabels } from '@filao/domain/rentals/record/labels'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { isEditable } from '@filao/domain/rentals/status/status'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { getRental } from '#api/calls'
import { useRead } from '#api/read'
import { printableUrl, RentalPromise, RentalStatusTag, RentalTexts } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import type { BarCardProps } from './bar-card.ts'
import { CardFrame } from './CardFrame.tsx'
import { NextStep } from './NextStep.tsx'
import { RentalDues } from './RentalDues.tsx'
import { RentalPerson } from './RentalPerson.tsx'
import { RentalTimes } from './RentalTimes.tsx'
import { RentalWarnings } from './RentalWarnings.tsx'
import { VehicleLine } from './VehicleLine.tsx'

type Props = Omit<BarCardProps, 'bar' | 'agencies' | 'onDeleted'> & { rental: PlanningRental }

/** Renders a rental beside its bar. It shows the board's data first and the rest when it is loaded. */
export function RentalCard({ rental: known, vehicle, anchor, onClose, onReturn, onMove }: Props) {
  const { companyId } = useSession()
  const { data: rental, error, refetch } = useRead(getRental, { params: { companyId, id: known.id } })
  const { status } = rental ?? known
  const tags = (
    <>
      <RentalStatusTag status={status} />
      <span className="bar-card-number">{known.publicId}</span>
    </>
  )
  return (
    <CardFrame title={known.customer} tags={tags} anchor={anchor} onClose={onClose} onReturn={onReturn}>
      {rental && <RentalPerson rental={rental} />}
      <VehicleLine vehicle={vehicle} category={rental?.vehicle.category.name} />
      {error && !rental ? (
        <LoadError error={error} onRetry={refetch} />
      ) : rental ? (
        <Loaded rental={rental} known={known} onMove={onMove} />
      ) : (
        <Waiting />
      )}
    </CardFrame>
  )
}

type LoadedProps = { rental: Rental; known: PlanningRental; onMove: BarCardProps['onMove'] }

function Loaded({ rental, known, onMove }: LoadedProps) {
  return (
    <>
      <RentalPromise rental={rental} />
      <RentalTimes rental={rental} />
      <RentalTexts rental={rental} />
      <RentalDues rental={rental} />
      <RentalWarnings rental={rental} isFormer={known.isFormer} />
      <NextStep rental={rental} />
      <Ways rental={rental} onMove={known.isFormer ? undefined : onMove} />
    </>
  )
}

function Ways({ rental, onMove }: Pick<LoadedProps, 'rental' | 'onMove'>) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write') && isEditable(rental.status)
  return (
    <div className="bar-card-ways">
      <LinkButton icon={<EyeOutlined />} to={paths.rentalSummary(rental.id)}>
        {t('open')}
      </LinkButton>
      {mayWrite && onMove && (
        <Button icon={<SwapOutlined />} onClick={onMove}>
          {t('move')}
        </Button>
      )}
      {mayWrite && (
        <LinkButton icon={<EditOutlined />} to={paths.rental(rental.id)}>
          {t('edit')}
        </LinkButton>
      )}
      <Button icon={<PrinterOutlined />} href={printableUrl(companyId, rental.id)} target="_blank">
        {documentLabels[rental.status][language]}
      </Button>
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('planning/card')
  return (
    <div className="bar-card-waiting" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton active className="appear-late" title={false} paragraph={{ rows: 7 }} />
    </div>
  )
}
