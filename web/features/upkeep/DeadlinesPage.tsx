import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { VehicleDeadline } from '@filao/domain/upkeep/deadline.schema'
import { useTranslation } from 'react-i18next'
import { listDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { LinkButton } from '#ui/LinkButton'
import type { Column } from '#ui/table/data-table'
import { ListPage } from '#ui/table/ListPage'
import { DeadlineState } from './DeadlineState.tsx'
import { DoneButton } from './DoneButton.tsx'
import { DueText } from './DueText.tsx'
import './upkeep.css'

/** Lists the deadlines of all vehicles by the day on which they are due. */
export function DeadlinesPage() {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listDeadlines, { params: { companyId } })
  return (
    <ListPage<VehicleDeadline>
      title={t('title')}
      read={read}
      columns={useColumns()}
      to={({ vehicleId }) => paths.vehicle(vehicleId)}
      create={
        read.data?.length === 0 && (
          <LinkButton type="primary" to={paths.vehicles}>
            {t('toVehicles')}
          </LinkButton>
        )
      }
      emptyTitle={t('emptyTitle')}
      emptyText={t('emptyText')}
      actions={
        mayWrite &&
        ((deadline) => (
          <DoneButton
            deadline={deadline}
            odometer={deadline.vehicle.odometer}
            plate={formatPlate(deadline.vehicle.registrationNumber)}
          />
        ))
      }
    >
      <LinkButton to={paths.deadlineTemplates}>{t('template.title')}</LinkButton>
    </ListPage>
  )
}

function useColumns(): Column<VehicleDeadline>[] {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  return [
    {
      key: 'vehicle',
      title: t('vehicle'),
      render: ({ vehicle: { registrationNumber, make, model } }) => (
        <span className="upkeep-vehicle">
          <Plate number={registrationNumber} />
          {[make, model].filter(Boolean).join(' ')}
        </span>
      ),
      compare: (a, b) => a.vehicle.registrationNumber.localeCompare(b.vehicle.registrationNumber),
    },
    {
      key: 'name',
      title: t('what'),
      render: (deadline) => deadlineName(deadline)[language],
      compare: (a, b) => deadlineName(a)[language].localeCompare(deadlineName(b)[language], language),
    },
    { key: 'due', title: t('due'), render: (deadline) => <DueText deadline={deadline} /> },
    { key: 'state', title: t('state'), render: ({ state }) => <DeadlineState state={state} /> },
  ]
}
