import { CarOutlined, PlusOutlined } from '@ant-design/icons'
import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import type { Unavailability } from '@filao/domain/fleet/unavailability/unavailability.schema'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { deleteUnavailability, getVehicle, listUnavailabilities } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import type { Column } from '#ui/table/data-table'
import { ListPage } from '#ui/table/ListPage'
import { useVehicleZone } from '../vehicle/vehicle-zone.ts'
import { UnavailabilityState } from './UnavailabilityState.tsx'

/** Lists the periods when a vehicle is out of use. */
export function UnavailabilitiesPage() {
  const vehicleId = Number(useParams().vehicleId)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const vehicle = useRead(getVehicle, { params: { companyId, id: vehicleId } })
  const read = useRead(listUnavailabilities, { params: { companyId, vehicleId } })
  const zone = useVehicleZone(vehicle.data)
  const mayWrite = useCan('fleet.write')
  const language = useLanguage()
  const toast = useToast()
  const plate = vehicle.data && formatPlate(vehicle.data.registrationNumber)
  const title = plate ? t('vehicle.unavailability.titleOf', { plate }) : t('vehicle.unavailability.title')
  const columns = useColumns(zone)
  return (
    <ListPage<Unavailability>
      title={title}
      read={read}
      columns={columns}
      create={
        mayWrite && (
          <LinkButton to={paths.newUnavailability(vehicleId)} type="primary" icon={<PlusOutlined />}>
            {t('vehicle.unavailability.create')}
          </LinkButton>
        )
      }
      emptyTitle={t('vehicle.unavailability.emptyTitle')}
      emptyText={t('vehicle.unavailability.emptyText')}
      actions={
        mayWrite &&
        (({ id, start }) => (
          <DeleteButton
            endpoint={deleteUnavailability}
            input={{ params: { companyId, vehicleId, id } }}
            name={formatDateTime(start, zone, language)}
            onDeleted={() => toast.success(t('vehicle.unavailability.removed'))}
          />
        ))
      }
    >
      <LinkButton to={paths.vehicle(vehicleId)} icon={<CarOutlined />}>
        {t('vehicle.unavailability.back')}
      </LinkButton>
    </ListPage>
  )
}

function useColumns(zone: string): Column<Unavailability>[] {
  const { t } = useTranslation('fleet')
  const labels = useLabels(unavailabilityLabels)
  return [
    {
      key: 'start',
      title: labels.start,
      render: ({ start }) => <DateTime at={start} zone={zone} />,
    },
    { key: 'end', title: labels.end, render: ({ end }) => <DateTime at={end} zone={zone} /> },
    {
      key: 'description',
      title: labels.description,
      render: ({ description }) => description ?? '–',
    },
    {
      key: 'state',
      title: t('vehicle.unavailability.state'),
      render: (row) => <UnavailabilityState unavailability={row} />,
    },
  ]
}
