import { InboxOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { deleteVehicle, exportVehicles, listVehicles } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/plate'
import type { Vehicle } from '@filao/domain/fleet/vehicle'
import { filterVehicles, type VehicleFilter } from '@filao/domain/fleet/vehicle-filter'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { GatedLink } from '#features/billing/public'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { BulkAction } from '#ui/table/BulkAction'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { OrderSelect } from '#ui/table/OrderSelect'
import { SavedViews } from '#ui/table/SavedViews'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { useUrlParam } from '#ui/url-param'
import { VehicleFilters } from './VehicleFilters.tsx'
import { useVehicleColumns } from './vehicle-columns.tsx'

/** Lists the vehicles of the company. */
export function VehiclesPage() {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const read = useRead(listVehicles, { params: { companyId } })
  const columns = useVehicleColumns()
  const mayWrite = useCan('fleet.write')
  const filter = useFilter()
  const rows = read.data && filterVehicles(read.data, filter)
  const selection = useSelection<Vehicle>(rows, ({ registrationNumber }) => formatPlate(registrationNumber))
  const isEmpty = read.data?.length === 0
  const create = mayWrite && (
    <GatedLink resource="vehicles" to={paths.newVehicle} type="primary" icon={<PlusOutlined />}>
      {t('vehicle.create')}
    </GatedLink>
  )
  const actions = (
    <div className="page-actions">
      {!isEmpty && (
        <ExportButton
          label={t('vehicle.export')}
          endpoint={exportVehicles}
          input={{ params: { companyId }, query: filter }}
        />
      )}
      {mayWrite && (
        <GatedLink
          resource="vehicles"
          icon={<UploadOutlined />}
          aria-label={t('vehicle.import')}
          title={t('vehicle.import')}
          to={paths.importVehicles}
        >
          <span className="action-word">{t('vehicle.import')}</span>
        </GatedLink>
      )}
      {create}
    </div>
  )
  return (
    <>
      <PageHeader title={t('vehicle.title')} count={rows?.length} action={isEmpty ? null : actions}>
        {isEmpty ? null : (
          <>
            <SearchBox placeholder={t('vehicle.search')} />
            <VehicleFilters />
          </>
        )}
      </PageHeader>
      {!isEmpty && (
        <div className="filter-line">
          <SavedViews list="vehicles" />
          <OrderSelect columns={columns} usual={t('vehicle.byCategory')} />
        </div>
      )}
      <BulkBar<Vehicle>
        selection={selection}
        total={rows?.length ?? 0}
        loadAll={() => Promise.resolve(rows?.slice(0, mostAtOnce) ?? [])}
      >
        <ExportButton
          label={t('vehicle.export')}
          endpoint={exportVehicles}
          input={{ params: { companyId }, query: { ids: [...selection.chosen.keys()].join(',') } }}
        />
        {mayWrite && (
          <BulkAction<Vehicle>
            label={ui('table.archive')}
            icon={<InboxOutlined />}
            danger
            selection={selection}
            stale="vehicles"
            text={(count) => t('vehicle.archiveText', { count })}
            act={({ id }, idempotencyKey) => call(deleteVehicle, { params: { companyId, id }, idempotencyKey })}
          />
        )}
      </BulkBar>
      <DataTable<Vehicle>
        label={t('vehicle.title')}
        read={read}
        rows={rows}
        columns={columns}
        selection={selection}
        to={({ id }) => paths.vehicle(id)}
        empty={
          isEmpty ? (
            <EmptyState title={t('vehicle.emptyTitle')} text={t('vehicle.emptyText')} action={actions} />
          ) : (
            <NothingFound />
          )
        }
        actions={
          mayWrite &&
          (({ id, registrationNumber }) => (
            <DeleteButton
              endpoint={deleteVehicle}
              input={{ params: { companyId, id } }}
              name={formatPlate(registrationNumber)}
            />
          ))
        }
      />
    </>
  )
}

function useFilter(): VehicleFilter {
  const [text] = useUrlParam('q')
  const [categoryId] = useUrlParam('category')
  const [locationId] = useUrlParam('agency')
  return { text, categoryId, locationId }
}

function NothingFound() {
  const { t } = useTranslation('fleet')
  return (
    <EmptyState
      title={t('vehicle.nothingTitle')}
      text={t('vehicle.nothingText')}
      action={<LinkButton to={paths.vehicles}>{t('vehicle.clear')}</LinkButton>}
    />
  )
}
