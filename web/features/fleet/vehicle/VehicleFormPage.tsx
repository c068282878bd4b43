import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createVehicle, deleteVehicle, getVehicle, updateVehicle } from '#api/calls'
import { useRead } from '#api/read'
import { useGate } from '#features/billing/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { useReturnPath } from '#ui/return-path'
import { VehicleForm } from './VehicleForm.tsx'

/** Creates a vehicle, then opens its page. */
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
        backTo={paths.vehicles}
        onSaved={({ id }) => navigate(paths.vehicle(id), { replace: true })}
      />
      {gate.prompt}
    </>
  )
}

/** Edits a vehicle, then leads back to its page or to the screen that linked here. */
export function VehicleFormPage() {
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const navigate = useNavigate()
  const { t } = useTranslation('fleet')
  const backTo = useReturnPath(paths.vehicle(id))
  const read = useRead(getVehicle, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateVehicle)
  const mayDelete = useCan('fleet.write')
  return (
    <>
      <PageHeader title={read.data ? formatPlate(read.data.registrationNumber) : t('vehicle.title')} />
      <WhenLoaded read={read} skeleton={12}>
        {(vehicle) => (
          <VehicleForm
            vehicle={vehicle}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            backTo={backTo}
            onSaved={() => navigate(backTo)}
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
        )}
      </WhenLoaded>
    </>
  )
}
