import { CarOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { deleteUnavailability, getVehicle, listUnavailabilities } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/plate'
import type { Unavailability } from '@filao/domain/fleet/unavailability'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { contains } from '@filao/domain/kernel/period'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { DateTime } from '#ui/date/DateTime'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useToast } from '#ui/feedback/toast'
import { useLanguage } from '#ui/language'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { useVehicleZone } from '../vehicle/vehicle-zone.ts'

/** Lists the periods when a vehicle is out of use. */
export function UnavailabilitiesPage() {
  const vehicleId = Number(useParams().vehicleId)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const vehicle = useRead(getVehicle, { params: { companyId, id: vehicleId } })
  const read = useRead(listUnavailabilities, { params: { companyId, vehicleId } })
  const zone = useVehicleZone(vehicle.data)
  const mayWrite = useCan('fleet.write')
  const plate = vehicle.data && formatPlate(vehicle.data.registrationNumber)
  const title = plate ? t('vehicle.unavailability.titleOf', { plate }) : t('vehicle.unavailability.title')
  const create = mayWrite && (
    <Link to={paths.newUnavailability(vehicleId)}>
      <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
        {t('vehicle.unavailability.create')}
      </Button>
    </Link>
  )
  return (
    <>
      <PageHeader title={title} count={read.data?.length} action={read.data?.length ? create : null}>
        <Link to={paths.vehicle(vehicleId)}>
          <Button icon={<CarOutlined />} tabIndex={-1}>
            {t('vehicle.unavailability.back')}
          </Button>
        </Link>
      </PageHeader>
      <DataTable<Unavailability>
        label={title}
        read={read}
        rows={read.data}
        columns={useColumns(zone)}
        empty={
          <EmptyState
            title={t('vehicle.unavailability.emptyTitle')}
            text={t('vehicle.unavailability.emptyText')}
            action={create}
          />
        }
        {...(mayWrite && { actions: (row: Unavailability) => <Delete unavailability={row} zone={zone} /> })}
      />
    </>
  )
}

function useColumns(zone: string): Column<Unavailability>[] {
  const { t } = useTranslation('fleet')
  return [
    {
      key: 'start',
      title: t('vehicle.unavailability.start'),
      render: ({ start }) => <DateTime at={start} zone={zone} />,
    },
    { key: 'end', title: t('vehicle.unavailability.end'), render: ({ end }) => <DateTime at={end} zone={zone} /> },
    {
      key: 'description',
      title: t('vehicle.unavailability.description'),
      render: ({ description }) => description ?? '–',
    },
    { key: 'state', title: t('vehicle.unavailability.state'), render: (row) => <State unavailability={row} /> },
  ]
}

function State({ unavailability }: { unavailability: Unavailability }) {
  const { t } = useTranslation('fleet')
  const now = new Date().toISOString()
  if (contains(unavailability, now)) {
    return <StatusTag status="unavailable">{t('vehicle.unavailability.now')}</StatusTag>
  }
  const isPast = Date.parse(unavailability.end) <= Date.parse(now)
  return isPast ? (
    <StatusTag status="done">{t('vehicle.unavailability.past')}</StatusTag>
  ) : (
    <StatusTag status="pending">{t('vehicle.unavailability.upcoming')}</StatusTag>
  )
}

function Delete({ unavailability, zone }: { unavailability: Unavailability; zone: string }) {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const language = useLanguage()
  const toast = useToast()
  const remove = useAction(deleteUnavailability)
  const { id, vehicleId, start } = unavailability
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, vehicleId, id } })
    toast.success(t('vehicle.unavailability.removed'))
  }
  return (
    <ConfirmButton
      type="text"
      icon={<DeleteOutlined />}
      aria-label={`${ui('delete')} ${formatDateTime(start, zone, language)}`}
      onConfirm={act}
    />
  )
}
