import { PlusOutlined } from '@ant-design/icons'
import { fineLabels } from '@filao/domain/fines/fine'
import type { Fine } from '@filao/domain/fines/fine.schema'
import { fineKindLabels, fineStatusLabels } from '@filao/domain/fines/labels'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { exportFines, listFines } from '#api/calls'
import { usePage } from '#api/read'
import { Plate } from '#features/fleet/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { EmptyState } from '#ui/feedback/EmptyState'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { choiceParam } from '#ui/url-param'
import { DaysLeft } from './DaysLeft.tsx'
import { FineState, fineLooks } from './FineState.tsx'

const pageSize = 25
const statuses = Object.keys(fineStatusLabels) as Fine['status'][]

/** Lists the notices of fines: those to do by their term, then the others. The filters are in the URL. */
export function FinesPage() {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const [url] = useSearchParams()
  const [text, status, cursor] = [url.get('q'), choiceParam(url, 'status', statuses), url.get('cursor')]
  const query = { ...(text && { text }), ...(status && { status }) }
  const params = { companyId }
  const read = usePage(listFines, { params, query: { ...query, limit: pageSize, ...(cursor && { cursor }) } })
  const { rows, total, nextCursor = null } = read.data ?? {}
  const selection = useSelection<Fine>(rows, ({ registrationNumber }) => formatPlate(registrationNumber))
  const columns = useColumns()
  const isEmpty = total === 0 && !text && !status
  const create = mayWrite && (
    <LinkButton to={paths.newFine} type="primary" icon={<PlusOutlined />}>
      {t('create')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('title')} count={total} action={isEmpty ? null : create}>
        {!isEmpty && <SearchBox placeholder={t('search')} />}
      </PageHeader>
      {!isEmpty && (
        <ToggleLine label={t('state')}>
          <UrlToggle param="status" value="">
            {t('all')}
          </UrlToggle>
          {statuses.map((one) => (
            <UrlToggle key={one} param="status" value={one} look={fineLooks[one]}>
              {fineStatusLabels[one][language]}
            </UrlToggle>
          ))}
        </ToggleLine>
      )}
      <BulkBar<Fine>
        selection={selection}
        total={total ?? 0}
        loadAll={() => call(listFines, { params, query: { ...query, limit: mostAtOnce } })}
      >
        <ExportButton
          label={t('export')}
          endpoint={exportFines}
          input={{ params, query: { ids: [...selection.chosen.keys()].join(',') } }}
        />
      </BulkBar>
      <DataTable<Fine>
        label={t('title')}
        read={read}
        rows={rows}
        columns={columns}
        selection={selection}
        to={({ id }) => paths.fine(id)}
        nextCursor={nextCursor}
        empty={
          isEmpty ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={create} />
          ) : (
            <EmptyState title={t('nothing')} action={<LinkButton to={paths.fines}>{t('showAll')}</LinkButton>} />
          )
        }
      />
    </>
  )
}

function useColumns(): Column<Fine>[] {
  const { t } = useTranslation('fines')
  const labels = useLabels(fineLabels)
  const language = useLanguage()
  return [
    {
      key: 'plate',
      title: labels.registrationNumber,
      render: ({ registrationNumber }) => <Plate number={registrationNumber} />,
    },
    {
      key: 'committedAt',
      title: t('committedAt'),
      render: ({ committedAt, timezone }) => <DateTime at={committedAt} zone={timezone} />,
    },
    { key: 'kind', title: labels.kind, render: ({ kind }) => fineKindLabels[kind][language] },
    { key: 'driver', title: labels.driverId, render: ({ driver }) => driver?.name ?? t('unknown') },
    { key: 'term', title: t('term.title'), render: (fine) => <DaysLeft fine={fine} /> },
    { key: 'status', title: t('state'), render: ({ status }) => <FineState status={status} /> },
    { key: 'number', title: labels.noticeNumber, isExtra: true, render: ({ noticeNumber }) => noticeNumber ?? '–' },
  ]
}
