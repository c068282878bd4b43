import { useTranslation } from 'react-i18next'
import { usePhoneWords } from '#ui/phone/phone-words'
import type { Column } from '#ui/table/data-table'
import type { ImportRow } from './report.ts'

type Row = ImportRow & { id: number }

/** Returns the columns for lines that become customers, and for lines that do not. */
export function useImportColumns(): { person: Column<Row>[]; problem: Column<Row>[] } {
  const { t } = useTranslation('customers/import')
  const phone = usePhoneWords()
  const name: Column<Row> = { key: 'name', title: t('name'), render: (row) => row.name || '–' }
  const line: Column<Row> = { key: 'line', title: t('line'), align: 'right', width: 80, render: (row) => row.line }
  return {
    person: [
      name,
      { key: 'phone', title: t('phone'), render: ({ phoneNumbers }) => phoneNumbers.map(phone).join(', ') || '–' },
      { key: 'email', title: t('email'), render: ({ email }) => email ?? '–' },
      { key: 'city', title: t('city'), render: ({ city }) => city ?? '–' },
    ],
    problem: [
      name,
      line,
      { key: 'state', title: t('state'), width: 160, render: ({ state }) => t(state) },
      {
        key: 'reason',
        title: t('reason'),
        render: ({ problems }) => (
          <ul className="import-reasons">
            {problems.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        ),
      },
    ],
  }
}
