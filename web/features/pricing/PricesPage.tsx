import { UploadOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { exportPrices, listAgencies, listCategories, listPrices } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { ExportButton } from '#ui/table/ExportButton'
import { PriceEditor } from './PriceEditor.tsx'

/** Shows the price list of every agency, by season. */
export function PricesPage() {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const params = { companyId }
  const agencies = useRead(listAgencies, { params })
  const categories = useRead(listCategories, { params })
  const prices = useRead(listPrices, { params })
  const reads = [agencies, categories, prices]
  const failed = reads.find(({ error, data }) => error && !data)
  const retry = () => reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())
  const mayWrite = useCan('prices.write')
  const isRead = agencies.data && categories.data && prices.data
  const isReady = isRead && agencies.data.length > 0 && categories.data.length > 0
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          isReady && (
            <div className="page-actions">
              {prices.data.length > 0 && (
                <ExportButton label={t('export')} endpoint={exportPrices} input={{ params }} />
              )}
              {mayWrite && <ImportLink />}
            </div>
          )
        }
      />
      {failed && <LoadError error={failed.error} onRetry={retry} />}
      {!failed && !isRead && <Skeleton active className="appear-late" paragraph={{ rows: 12 }} />}
      {agencies.data?.length === 0 && <NoAgency />}
      {agencies.data?.length !== 0 && categories.data?.length === 0 && <NoCategory />}
      {isReady && <PriceEditor agencies={agencies.data} categories={categories.data} lines={prices.data} />}
    </>
  )
}

function ImportLink() {
  const { t } = useTranslation('pricing')
  return (
    <LinkButton icon={<UploadOutlined />} aria-label={t('import')} title={t('import')} to={paths.importPrices}>
      <span className="action-word">{t('import')}</span>
    </LinkButton>
  )
}

function NoAgency() {
  const { t } = useTranslation('pricing')
  const mayCreate = useCan('agencies.create')
  const create = (
    <LinkButton to={paths.newAgency} type="primary">
      {t('createAgency')}
    </LinkButton>
  )
  return (
    <EmptyState
      title={t('noAgencyTitle')}
      text={t(mayCreate ? 'noAgencyText' : 'noAgencyStaff')}
      action={mayCreate && create}
    />
  )
}

function NoCategory() {
  const { t } = useTranslation('pricing')
  const create = (
    <LinkButton to={paths.newCategory} type="primary">
      {t('createCategory')}
    </LinkButton>
  )
  return <EmptyState title={t('noCategoryTitle')} text={t('noCategoryText')} action={create} />
}
