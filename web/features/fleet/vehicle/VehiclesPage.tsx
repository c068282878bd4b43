import { InboxOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { deleteVehicle, exportVehicles, listVehicles } from '#api/calls'
import { usePage } from '#api/read'
import { GatedLink } from '#features/billing/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { BulkAction } from '#ui/table/BulkAction'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { VehicleCard } from './VehicleCard.tsx'
import { VehicleFilters } from './VehicleFilters.tsx'
import { useVehicleColumns } from './vehicle-columns.tsx'
import { isFiltered, vehicleQuery } from './vehicle-query.ts'

const pageSize = 25

/** Lists the vehicles by category, or in another order. Filters and order are in the URL. */
export function VehiclesPage() {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const [url] = useSearchParams()
  const cursor = url.get('cursor')
  const query = vehicleQuery(url)
  const params = { companyId }
  const read = usePage(listVehicles, { params, query: { ...query, limit: pageSize, ...(cursor && { cursor }) } })
  const { rows, total, nextCursor = null } = read.data ?? {}
  const columns = useVehicleColumns()
  const mayWrite = useCan('fleet.write')
  const selection = useSelection<VehicleRow>(rows, ({ registrationNumber }) => formatPlate(registrationNumber))
  const loadAll = () => call(listVehicles, { params, query: { ...query, limit: mostAtOnce } })
  const isEmpty = total === 0 && !isFiltered(query)
  const create = mayWrite && (
    <GatedLink resource="vehicles" to={paths.newVehicle} type="primary" icon={<PlusOutlined />}>
      {t('vehicle.create')}
    </GatedLink>
  )
  const actions = (
    <div className="page-actions">
      {!isEmpty && <ExportButton label={t('vehicle.export')} endpoint={exportVehicles} input={{ params, query }} />}
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
      <PageHeader title={t('vehicle.title')} count={total} action={isEmpty ? null : actions}>
        {isEmpty ? null : <SearchBox placeholder={t('vehicle.search')} />}
      </PageHeader>
      {!isEmpty && <VehicleFilters />}
      <BulkBar<VehicleRow> selection={selection} total={total ?? 0} loadAll={loadAll}>
        <ExportButton
          label={t('vehicle.export')}
          endpoint={exportVehicles}
          input={{
            params,
            query: { ids: [...selection.chosen.keys()].join(','), ...(query.sort && { sort: query.sort }) },
          }}
        />
        {mayWrite && (
          <BulkAction<VehicleRow>
            label={ui('table.archive')}
            icon={<InboxOutlined />}
            danger
            selection={selection}
            stale="vehicles"
            text={(count) => t('vehicle.archiveText', { count })}
            done={(count) => t('vehicle.archived', { count })}
            act={({ id }, idempotencyKey) => call(deleteVehicle, { params: { companyId, id }, idempotencyKey })}
          />
        )}
      </BulkBar>
      <DataTable<VehicleRow>
        label={t('vehicle.title')}
        read={read}
        rows={rows}
        columns={columns}
        card={(vehicle) => <VehicleCard vehicle={vehicle} />}
        selection={selection}
        to={({ id }) => paths.vehicle(id)}
        nextCursor={nextCursor}
        empty={
          isEmpty ? (
            <EmptyState title={t('vehicle.emptyTitle')} text={t('vehicle.emptyText')} action={actions} />
          ) : (
            <NothingFound />
          )
        }
      />
    </>
  )
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
