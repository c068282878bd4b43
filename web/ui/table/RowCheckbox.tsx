import { useTranslation } from 'react-i18next'
import type { Selection } from './data-table.ts'

type Props<Row> = { row: Row; selection: Selection<Row> }

/** Chooses a row for an action on several. Shift chooses the rows in between too, by mouse and with the space bar. */
export function RowCheckbox<Row extends { id: number }>({ row, selection }: Props<Row>) {
  const { t } = useTranslation('ui')
  const { chosen, nameOf, toggle } = selection
  return (
    <label className="row-check">
      <input
        type="checkbox"
        aria-label={t('table.choose', { name: nameOf(row) })}
        checked={chosen.has(row.id)}
        onClick={(event) => toggle(row, event.shiftKey)}
        readOnly
      />
    </label>
  )
}

/** Chooses all rows on the page. */
export function PageCheckbox<Row extends { id: number }>({
  rows,
  selection,
}: {
  rows: Row[]
  selection: Selection<Row>
}) {
  const { t } = useTranslation('ui')
  const count = rows.filter(({ id }) => selection.chosen.has(id)).length
  return (
    <label className="row-check">
      <input
        type="checkbox"
        aria-label={t('table.choosePage')}
        // Until the rows are there, a click would choose nothing.
        disabled={rows.length === 0}
        checked={rows.length > 0 && count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length
        }}
        onChange={() => selection.toggleAll(rows)}
      />
    </label>
  )
}
