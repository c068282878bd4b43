import { ages } from '@filao/domain/receivables/age'
import { receivableKindLabels, receivableKinds } from '@filao/domain/receivables/receivable'
import type { Receivable } from '@filao/domain/receivables/receivable.schema'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '#api/call'
import { exportReceivables, listAgencies, listReceivables } from '#api/calls'
import { usePage, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { UrlSelect } from '#ui/filter/UrlSelect'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { BulkBar } from '#ui/table/BulkBar'
import { DataTable } from '#ui/table/DataTable'
import { ExportButton } from '#ui/table/ExportButton'
import { mostAtOnce, useSelection } from '#ui/table/use-selection'
import { choiceParam, idParam } from '#ui/url-param'
import { Remind } from './Remind.tsx'
import { useReceivableColumns } from './receivable-columns.tsx'
import { Sums } from './Sums.tsx'
import './receivables.css'

const pageSize = 25

/**
 * Lists what is unpaid by age, the deposits held, and the quotes that wait for an answer. The filters are in the URL.
 */
export function ReceivablesPage() {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  const { companyId } = useSession()
  const params = { companyId }
  const [url] = useSearchParams()
  const kind = choiceParam(url, 'kind', receivableKinds) ?? 'unpaid'
  const age = kind === 'unpaid' ? choiceParam(url, 'age', ages) : undefined
  const [agencyId, cursor] = [idParam(url, 'agencyId'), url.get('cursor')]
  const query = { kind, ...(age && { age }), ...(agencyId && { agencyId }) }
  const read = usePage(listReceivables, { params, query: { ...query, limit: pageSize, ...(cursor && { cursor }) } })
  const agencies = useRead(listAgencies, { params })
  const { rows, total, nextCursor = null } = read.data ?? {}
  const selection = useSelection<Receivable>(rows, ({ publicId, customer }) => `${publicId} ${customer.name}`)
  const columns = useReceivableColumns(kind)
  return (
    <>
      <PageHeader
        title={t('title')}
        count={total}
        action={<ExportButton label={t('export')} endpoint={exportReceivables} input={{ params, query }} />}
      >
        {(agencies.data?.length ?? 0) > 1 && (
          <UrlSelect param="agencyId" label={t('allAgencies')} choices={agencies.data} />
        )}
      </PageHeader>
      <Sums agencyId={agencyId} kind={kind} />
      <ToggleLine label={t('list')}>
        {receivableKinds.map((one) => (
          <UrlToggle key={one} param="kind" value={one === 'unpaid' ? '' : one}>
            {receivableKindLabels[one][language]}
          </UrlToggle>
        ))}
      </ToggleLine>
      <BulkBar<Receivable>
        selection={selection}
        total={total ?? 0}
        loadAll={() => call(listReceivables, { params, query: { ...query, limit: mostAtOnce } })}
      >
        {kind === 'unpaid' && <Remind selection={selection} />}
        <ExportButton
          label={t('export')}
          endpoint={exportReceivables}
          input={{ params, query: { kind, ids: [...selection.chosen.keys()].join(',') } }}
        />
      </BulkBar>
      <DataTable<Receivable>
        label={receivableKindLabels[kind][language]}
        read={read}
        rows={rows}
        columns={columns}
        selection={selection}
        to={({ id }) => paths.rentalSummary(id)}
        nextCursor={nextCursor}
        empty={
          <EmptyState
            title={t(`empty.${kind}`)}
            text={t(`empty.${kind}Text`)}
            action={<LinkButton to={paths.rentals}>{t('empty.toRentals')}</LinkButton>}
          />
        }
      />
    </>
  )
}
