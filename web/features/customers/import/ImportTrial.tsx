import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { DataTable } from '#ui/table/DataTable'
import { ImportCounts } from './ImportCounts.tsx'
import { LeftOut } from './LeftOut.tsx'
import { useImportColumns } from './use-import-columns.tsx'

type Props = { name: string; answer: CustomerImport; onOther: () => void; onConfirm: () => void }

const previewed = 5

/** Previews an import: how the columns were understood, the first customers, and the lines that are left out. */
export function ImportTrial({ name, answer, onOther, onConfirm }: Props) {
  const { t } = useTranslation('customers/import')
  const { person } = useImportColumns()
  const first = answer.rows.filter(({ state }) => state === 'created').slice(0, previewed)
  return (
    <>
      <p className="import-file">
        {t('file')} <strong>{name}</strong>
      </p>
      <ImportCounts answer={answer} />
      <section>
        <h2>{t('columns')}</h2>
        <Columns columns={answer.columns} />
      </section>
      {first.length > 0 ? (
        <section>
          <h2>{t('preview')}</h2>
          <DataTable
            label={t('preview')}
            read={settled}
            rows={first.map((row) => ({ ...row, id: row.line }))}
            columns={person}
          />
        </section>
      ) : (
        <Notice type="warning" title={t('nothing')} description={t('nothingText')} />
      )}
      <LeftOut rows={answer.rows} />
      <div className="import-bar import-bar-sticky">
        {answer.created > 0 && (
          <Button type="primary" onClick={onConfirm}>
            {t('confirm', { count: answer.created })}
          </Button>
        )}
        <Button onClick={onOther}>{t('other')}</Button>
      </div>
    </>
  )
}

/** The state of a read that is complete: the rows are loaded already. */
const settled = { isPending: false, error: null, refetch: () => undefined }

function Columns({ columns }: { columns: CustomerImport['columns'] }) {
  const { t } = useTranslation('customers/import')
  // Two columns may have one name.
  const keyed = columns.map((column, at) => ({ ...column, key: `${at} ${column.header}` }))
  return (
    <ul className="import-columns">
      {keyed.map(({ key, header, label }) => (
        <li key={key} className={label ? '' : 'import-column-out'}>
          {header || '–'}
          {label !== header && <span> → {label ?? t('ignored')}</span>}
        </li>
      ))}
    </ul>
  )
}
