import { CalendarOutlined } from '@ant-design/icons'
import { createVehicle, deleteVehicle, getVehicle, updateVehicle } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/plate'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'
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
  const mayDelete = useCan('fleet.write')
  const unavailabilities = (
    <LinkButton to={paths.unavailabilities(id)} icon={<CalendarOutlined />}>
      {t('vehicle.unavailability.title')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={read.data ? formatPlate(read.data.registrationNumber) : t('vehicle.title')}
        {...(read.data && { children: unavailabilities })}
      />
      <WhenLoaded read={read} skeleton={12}>
        {(vehicle) => (
          <div key={vehicle.id} className="vehicle-page">
            <VehicleDamages vehicle={vehicle} />
            <VehicleForm
              vehicle={vehicle}
              save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
              onSaved={() => navigate(paths.vehicles)}
              extra={
                mayDelete && (
                  <DeleteButton
                    endpoint={deleteVehicle}
                    input={{ params: { companyId, id } }}
                    onDeleted={() => navigate(paths.vehicles)}
                  />
                )
              }
            />
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
