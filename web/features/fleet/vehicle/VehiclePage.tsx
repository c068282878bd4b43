import { CalendarOutlined } from '@ant-design/icons'
import { createVehicle, deleteVehicle, getVehicle, updateVehicle } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/plate'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { LoadError } from '#ui/feedback/LoadError'
import { PageHeader } from '#ui/PageHeader'
import { VehicleDamages } from '../damage/VehicleDamages.tsx'
import { VehicleForm } from './VehicleForm.tsx'

/** Creates a vehicle. */
export function NewVehiclePage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createVehicle)
  const gate = useGate('vehicles')
  return (
    <>
      <PageHeader title={t('vehicle.new')} />
      <VehicleForm
        vehicle={null}
        save={(body) => gate.through(() => create.mutateAsync({ params: { companyId }, body }))}
        onSaved={() => navigate(paths.vehicles)}
      />
      {gate.prompt}
    </>
  )
}

/** Edits a vehicle, and links to its unavailabilities. */
export function VehiclePage() {
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const navigate = useNavigate()
  const { t } = useTranslation('fleet')
  const read = useRead(getVehicle, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateVehicle)
  const unavailabilities = (
    <Link to={paths.unavailabilities(id)}>
      <Button icon={<CalendarOutlined />} tabIndex={-1}>
        {t('vehicle.unavailability.title')}
      </Button>
    </Link>
  )
  return (
    <>
      <PageHeader
        title={read.data ? formatPlate(read.data.registrationNumber) : t('vehicle.title')}
        {...(read.data && { children: unavailabilities })}
      />
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 12 }} />}
      {read.data && (
        <div key={read.data.id} className="vehicle-page">
          <VehicleDamages vehicle={read.data} />
          <VehicleForm
            vehicle={read.data}
            save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
            onSaved={() => navigate(paths.vehicles)}
            extra={<DeleteVehicle id={id} />}
          />
        </div>
      )}
    </>
  )
}

function DeleteVehicle({ id }: { id: number }) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const remove = useAction(deleteVehicle)
  if (!useCan('fleet.write')) return null
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, id } })
    await navigate(paths.vehicles)
  }
  return <ConfirmButton onConfirm={act}>{t('delete')}</ConfirmButton>
}
