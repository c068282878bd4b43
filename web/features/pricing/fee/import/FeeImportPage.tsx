import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { feeImport } from '@filao/domain/pricing/fee/import/fee-import'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { checkFeeImport, importFees, listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { Importer, ImportFrame, importerMessages } from '#features/imports/public'
import { paths } from '#session/paths'
import { useSession } from '#session/session'

/** Imports fees with their case, agencies and amounts from a spreadsheet. */
export function FeeImportPage() {
  const { t } = useTranslation('pricing/fee/import')
  const { companyId } = useSession()
  const params = { companyId }
  const agencies = useRead(listAgencies, { params })
  const categories = useRead(listCategories, { params })
  const kind = useMemo(
    () => agencies.data && categories.data && feeImport(agencies.data, categories.data),
    [agencies.data, categories.data],
  )
  return (
    <ImportFrame title={t('title')} reads={[agencies, categories]}>
      {kind && (
        <Importer
          kind={kind}
          resource={null}
          stale="fees"
          words={importerMessages(t)}
          listPath={paths.fees}
          example={example}
          calls={{
            check: (rows: FeeCreation[]) => call(checkFeeImport, { params, body: { rows } }),
            create: (rows, idempotencyKey, importKey) =>
              call(importFees, { params, body: { rows, importKey }, idempotencyKey }),
          }}
          intro={<p>{t('intro')}</p>}
        />
      )}
    </ImportFrame>
  )
}

const example = {
  kind: 'Hors horaires d’ouverture',
  name: 'Retour de nuit',
  at: 'Au retour',
  price: '30',
  isEnabled: 'oui',
}
