import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { statusLabels } from '@filao/domain/rentals/record/labels'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getVehicle, getVehicleOverview, listVehicleHistory } from '#api/calls'
import { useRead } from '#api/read'
import { useVehicleZone, VehicleDamages } from '#features/fleet/public'
import { VehicleDeadlines } from '#features/upkeep/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/tabs/TabBar'
import { useUrlParam } from '#ui/url-param'
import { History } from './History.tsx'
import { RentalLines } from './RentalLines.tsx'
import { RentalsOf } from './RentalsOf.tsx'
import { Unavailabilities } from './Unavailabilities.tsx'
import { VehicleFacts } from './VehicleFacts.tsx'
import { VehicleYear } from './VehicleYear.tsx'
import './overview.css'

/** Shows a vehicle: where it is, its rentals, damages and unavailabilities, its year and its history. */
export function VehiclePage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getVehicle, { params: { companyId, id } })
  const mayEdit = useCan('fleet.write')
  const mayRent = useCan('rentals.write')
  const actions = read.data && (
    <div className="page-actions">
      {mayEdit && (
        <LinkButton to={paths.vehicleForm(id)} icon={<EditOutlined aria-hidden />}>
          {t('edit')}
        </LinkButton>
      )}
      {mayRent && (
        <LinkButton
          type="primary"
          to={paths.newRental}
          state={{ vehicleId: id, departureAgencyId: read.data.locationId }}
          icon={<PlusOutlined aria-hidden />}
        >
          {t('rentOut')}
        </LinkButton>
      )}
    </div>
  )
  return (
    <>
      <PageHeader
        title={read.data ? formatPlate(read.data.registrationNumber) : rentalLabels.vehicleId[language]}
        action={actions}
      />
      <WhenLoaded read={read} skeleton={12}>
        {(vehicle) => <Parts vehicle={vehicle} />}
      </WhenLoaded>
    </>
  )
}

const parts = ['details', 'history'] as const

function Parts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('overview')
  const [chosen, choose] = useUrlParam('tab')
  const labels = useLabels(vehicleLabels)
  const zone = useVehicleZone(vehicle)
  const isHistory = chosen === 'history'
  return (
    <TabBar
      label={t('tabs.label')}
      tabs={parts.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      active={isHistory ? 'history' : 'details'}
      onChange={(part) => choose(part === 'details' ? '' : part)}
    >
      {isHistory ? (
        <History of={listVehicleHistory} id={vehicle.id} labels={labels} zone={zone} />
      ) : (
        <Details vehicle={vehicle} zone={zone} />
      )}
    </TabBar>
  )
}

function Details({ vehicle, zone }: { vehicle: Vehicle; zone: string }) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getVehicleOverview, { params: { companyId, id: vehicle.id } })
  return (
    <div className="overview">
      <div className="overview-main">
        <VehicleFacts vehicle={vehicle} overview={read.data} zone={zone} />
        <WhenLoaded read={read} skeleton={4}>
          {({ ongoingRental, nextRental, lastReturn }) => (
            <RentalLines
              lines={[
                ...(ongoingRental ? [{ label: statusLabels.ongoing[language], rental: ongoingRental }] : []),
                ...(nextRental ? [{ label: t('now.nextDeparture'), rental: nextRental }] : []),
                ...(lastReturn
                  ? [{ label: t('now.lastReturn'), rental: lastReturn.rental, returnedAt: lastReturn.at }]
                  : []),
              ]}
              names="customer"
            />
          )}
        </WhenLoaded>
        {read.data && <VehicleYear year={read.data.year} />}
        <Unavailabilities vehicleId={vehicle.id} zone={zone} />
      </div>
      <div className="overview-aside">
        <VehicleDeadlines vehicle={vehicle} />
        <VehicleDamages vehicle={vehicle} />
      </div>
      <RentalsOf filter={{ vehicleId: vehicle.id }} hidden="vehicle" />
    </div>
  )
}
