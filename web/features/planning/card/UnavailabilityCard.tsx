import { DeleteOutlined, SwapOutlined, ToolOutlined } from '@ant-design/icons'
import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { formatElapsed } from '@filao/domain/kernel/date-text'
import { durationMinutes } from '@filao/domain/kernel/period'
import type { PlanningUnavailability } from '@filao/domain/planning/board.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { deleteUnavailability } from '#api/calls'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { StatusTag } from '#ui/StatusTag'
import type { BarCardProps } from './bar-card.ts'
import { CardFrame } from './CardFrame.tsx'
import { VehicleLine } from './VehicleLine.tsx'

type Props = Omit<BarCardProps, 'bar'> & { unavailability: PlanningUnavailability }

/** Shows why and how long a vehicle is out of use, in the time zone of its agency. */
export function UnavailabilityCard({
  unavailability,
  vehicle,
  agencies,
  anchor,
  onClose,
  onReturn,
  onMove,
  onDeleted,
}: Props) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const mayWrite = useCan('fleet.write')
  const { start, end, description } = unavailability
  const zone = agencies.find(({ id }) => id === vehicle.locationId)?.timezone ?? 'UTC'
  const tags = <StatusTag status="unavailable">{t('unavailability.title')}</StatusTag>
  return (
    <CardFrame
      title={description ?? t('unavailability.none')}
      tags={tags}
      anchor={anchor}
      onClose={onClose}
      onReturn={onReturn}
    >
      <VehicleLine vehicle={vehicle} />
      <dl className="bar-card-times">
        <div>
          <dt>{unavailabilityLabels.start[language]}</dt>
          <dd>
            <strong>
              <DateTime at={start} zone={zone} show="near" />
            </strong>
          </dd>
        </div>
        <div>
          <dt>{unavailabilityLabels.end[language]}</dt>
          <dd>
            <strong>
              <DateTime at={end} zone={zone} show="near" />
            </strong>
          </dd>
        </div>
      </dl>
      <p className="bar-card-days">
        {t('unavailability.lasts', { time: formatElapsed(durationMinutes(unavailability), language) })}
      </p>
      <div className="bar-card-ways">
        {mayWrite && onMove && (
          <Button icon={<SwapOutlined />} onClick={onMove}>
            {t('move')}
          </Button>
        )}
        <LinkButton icon={<ToolOutlined />} to={paths.unavailabilities(vehicle.id)}>
          {t('unavailability.all')}
        </LinkButton>
        {mayWrite && <Delete unavailability={unavailability} onDeleted={onDeleted} />}
      </div>
    </CardFrame>
  )
}

type DeleteProps = { unavailability: PlanningUnavailability; onDeleted: () => void }

/** Asks for confirmation inside the card: on a phone, a dialog over the card would be hidden behind it. */
function Delete({ unavailability: { id, vehicleId }, onDeleted }: DeleteProps) {
  const { t } = useTranslation('planning/card')
  const text = useProblemText()
  const toast = useToast()
  const { companyId } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useAction(deleteUnavailability, {
    onSuccess: () => {
      toast.success(t('unavailability.deleted'))
      onDeleted()
    },
  })
  if (!isAsking) {
    return (
      <Button danger icon={<DeleteOutlined />} onClick={() => setIsAsking(true)}>
        {t('unavailability.delete')}
      </Button>
    )
  }
  return (
    <div className="bar-card-question" role="alertdialog" aria-label={t('unavailability.question')}>
      <p>{t('unavailability.question')}</p>
      <Button
        danger
        type="primary"
        autoFocus
        loading={remove.isPending}
        onClick={() => remove.mutate({ params: { companyId, vehicleId, id } })}
      >
        {t('unavailability.delete')}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{t('unavailability.keep')}</Button>
      {remove.error && <Notice type="error" role="alert" title={text(remove.error)} />}
    </div>
  )
}
