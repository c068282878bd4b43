import { checkOptionImport, importOptions, listCategories } from '@filao/domain/fleet/contract'
import type { OptionCreation } from '@filao/domain/fleet/option/option'
import { optionImport } from '@filao/domain/fleet/option/option-import'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { Importer, type ImporterWords } from '#features/imports/public'
import { LoadError } from '#ui/feedback/LoadError'
import { PageHeader } from '#ui/PageHeader'

/** Imports options with their prices and categories from a spreadsheet. */
export function OptionImportPage() {
  const { t } = useTranslation('fleet/option/import')
  const { companyId } = useSession()
  const params = { companyId }
  const categories = useRead(listCategories, { params })
  const kind = useMemo(() => categories.data && optionImport(categories.data), [categories.data])
  if (categories.error && !categories.data) {
    return <LoadError error={categories.error} onRetry={categories.refetch} />
  }
  const words: ImporterWords = {
    pasteHint: t('pasteHint'),
    templateName: t('templateName'),
    reportName: t('reportName'),
    toList: t('toList'),
    create: (count) => t('create', { count }),
    created: (count) => t('created', { count }),
  }
  return (
    <>
      <PageHeader title={t('title')} />
      {kind ? (
        <Importer
          kind={kind}
          resource={null}
          stale="options"
          words={words}
          listPath={paths.options}
          example={{ ...example, categories: categories.data?.[0]?.code ?? '' }}
          calls={{
            check: (rows: OptionCreation[]) => call(checkOptionImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importOptions, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={<p>{t('intro')}</p>}
        />
      ) : (
        <Skeleton active className="appear-late" />
      )}
    </>
  )
}

const example = { name: 'Siège bébé', price: '15', dailyPrice: '2,50', isEnabled: 'oui' }
