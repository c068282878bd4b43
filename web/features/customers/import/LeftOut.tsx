import { useTranslation } from 'react-i18next'
import { DataTable } from '#ui/table/DataTable'
import type { ImportRow } from './report.ts'
import { useImportColumns } from './use-import-columns.tsx'

/** Lists the lines that do not become customers, each with its reason. */
export function LeftOut({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation('customers/import')
  const { problem } = useImportColumns()
  const out = rows.filter(({ state }) => state !== 'created').map((row) => ({ ...row, id: row.line }))
  if (out.length === 0) return null
  return (
    <section>
      <h2>{t('problems')}</h2>
      <p>{t('problemsText')}</p>
      <DataTable label={t('problems')} read={settled} rows={out} columns={problem} />
    </section>
  )
}

/** The state of a read that is complete: the rows are loaded already. */
const settled = { isPending: false, error: null, refetch: () => undefined }
