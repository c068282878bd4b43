import { priceImport, priceTableLabels } from '@filao/domain/pricing/import/price-import'
import { priceTable } from '@filao/domain/pricing/import/price-table'
import { mostPriceRows } from '@filao/domain/pricing/imported-prices'
import type { ImportedPrices } from '@filao/domain/pricing/imported-prices.schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkPriceImport, importPrices, listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { Importer, ImportFrame, ImportIntro, importerMessages } from '#features/imports/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'

/** Imports the prices of seasons, categories and lengths from a spreadsheet. */
export function PriceImportPage() {
  const { t } = useTranslation('pricing/import')
  const { companyId } = useSession()
  const language = useLanguage()
  const params = { companyId }
  const reads = [useRead(listCategories, { params }), useRead(listAgencies, { params })] as const
  const [categories, agencies] = [reads[0].data, reads[1].data]
  const kind = useMemo(() => categories && agencies && priceImport(categories, agencies), [categories, agencies])
  const [hasCategory, hasAgency] = [categories?.length !== 0, agencies?.length !== 0]
  return (
    <ImportFrame title={t('title')} reads={reads}>
      {kind && agencies && (
        <Importer
          kind={kind}
          resource={null}
          stale="prices"
          words={{ ...importerMessages(t), warnings: t('warnings') }}
          listPath={paths.prices}
          isReady={hasCategory && hasAgency}
          example={{
            ...example,
            agencyIds: agencies[0]?.name ?? '',
            season: agencies[0]?.seasons[0]?.userLabel ?? '',
            categoryId: categories?.[0]?.code ?? '',
          }}
          arrange={(sheets) => priceTable(sheets, priceTableLabels(kind, agencies, language))}
          calls={{
            most: mostPriceRows,
            check: (rows: ImportedPrices[]) => call(checkPriceImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importPrices, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={
            <ImportIntro
              text={t('intro')}
              rules={rules.map((rule) => t(`rules.${rule}`))}
              hasCategory={hasCategory}
              hasAgency={hasAgency}
            />
          }
        />
      )}
    </ImportFrame>
  )
}

const rules = ['table', 'daily', 'special', 'kept'] as const

const example = { days1: '45,00', days4: '40,50', days7: '35,00' }
