import { Link } from 'react-router'
import type { DataTableProps } from './data-table.ts'
import { RowCheckbox } from './RowCheckbox.tsx'

/** Renders the rows of a table on a phone: each a card, headed by the column with a heading, or by the first. */
export function RowCards<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { label, rows, columns, to, actions, selection, card } = props
  const heading = columns.find((column) => column.heading) ?? columns[0]
  const others = columns.filter((column) => column !== heading)
  const headingOf = heading?.heading ?? heading?.render
  return (
    <ul className="row-cards" aria-label={label}>
      {rows?.map((row) => (
        <li
          key={row.id}
          className={card && 'is-short'}
          data-chosen={selection ? selection.chosen.has(row.id) : undefined}
        >
          {selection && <RowCheckbox row={row} selection={selection} />}
          {to ? <Link to={to(row)}>{headingOf?.(row)}</Link> : <strong>{headingOf?.(row)}</strong>}
          {card ? (
            card(row)
          ) : (
            <dl>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {actions && <div className="data-actions">{actions(row)}</div>}
        </li>
      )) ?? <Waiting lines={card ? 3 : others.length + 1} />}
    </ul>
  )
}

function Waiting({ lines }: { lines: number }) {
  return [0, 1, 2, 3].map((card) => (
    <li key={card} className="appear-late">
      {Array.from({ length: lines }, (_, at) => at).map((line) => (
        <span key={line} className="data-waiting" />
      ))}
    </li>
  ))
}
