import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { optionImport } from '@filao/domain/fleet/option/option-import'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkOptionImport, importOptions, listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { Importer, ImportFrame, importerMessages } from '#features/imports/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'

/** Imports options with their prices and categories from a spreadsheet. */
export function OptionImportPage() {
  const { t } = useTranslation('fleet/option/import')
  const { companyId } = useSession()
  const params = { companyId }
  const categories = useRead(listCategories, { params })
  const agencies = useRead(listAgencies, { params })
  const kind = useMemo(
    () => categories.data && agencies.data && optionImport(categories.data, agencies.data),
    [categories.data, agencies.data],
  )
  return (
    <ImportFrame title={t('title')} reads={[categories, agencies]}>
      {kind && (
        <Importer
          kind={kind}
          resource={null}
          stale="options"
          words={importerMessages(t)}
          listPath={paths.options}
          example={{ ...example, categories: categories.data?.[0]?.code ?? '' }}
          calls={{
            check: (rows: OptionCreation[]) => call(checkOptionImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importOptions, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={<p>{t('intro')}</p>}
        />
      )}
    </ImportFrame>
  )
}

const example = { name: 'Siège bébé', price: '15', dailyPrice: '2,50', isEnabled: 'oui' }
