import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Column, DataTableProps } from './data-table.ts'
import { PageCheckbox, RowCheckbox } from './RowCheckbox.tsx'
import { type Order, orderKey } from './sorted.ts'

type Props<Row extends { id: number }> = DataTableProps<Row> & { order: Order }

/** Renders the rows as a table; a skeleton of the same height while they load. */
export function RowGrid<Row extends { id: number }>(props: Props<Row>) {
  const { label, rows, columns, to, actions, order, selection } = props
  const { t } = useTranslation('ui')
  return (
    <div className="data-scroll">
      <table className="data-grid" aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="data-check">
                <PageCheckbox rows={rows ?? []} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} order={order} />
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => (
            <Line key={row.id} row={row} columns={columns} to={to} actions={actions} selection={selection} />
          )) ?? <Waiting columns={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)} />}
        </tbody>
      </table>
    </div>
  )
}

function Heading<Row>({ column, order }: { column: Column<Row>; order: Order }) {
  const { title, width } = column
  const key = orderKey(column)
  const isOrdered = key !== null && order.key === key
  return (
    <th
      scope="col"
      className={classOf(column)}
      style={{ width }}
      aria-sort={isOrdered ? (order.isDown ? 'descending' : 'ascending') : undefined}
    >
      {key ? (
        <button type="button" className="data-order" onClick={() => order.turn(key)}>
          {title}
          <span className="data-carets" aria-hidden>
            <CaretUpFilled className={isOrdered && !order.isDown ? 'is-on' : ''} />
            <CaretDownFilled className={isOrdered && order.isDown ? 'is-on' : ''} />
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  )
}

function classOf<Row>({ align, isExtra }: Column<Row>): string {
  return [align && 'data-right', isExtra && 'data-extra'].filter(Boolean).join(' ')
}

type LineProps<Row extends { id: number }> = { row: Row } & Pick<DataTableProps<Row>, 'columns'> & {
    to: DataTableProps<Row>['to'] | undefined
    actions: DataTableProps<Row>['actions'] | undefined
    selection: DataTableProps<Row>['selection'] | undefined
  }

/** The first column holds the link, so that Enter, a new tab and screen readers find the row's screen. */
function Line<Row extends { id: number }>({ row, columns, to, actions, selection }: LineProps<Row>) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => to && isPlain(event) && navigate(to(row))
  return (
    <tr
      className={to ? 'data-row' : ''}
      onClick={open}
      data-chosen={selection ? selection.chosen.has(row.id) : undefined}
    >
      {selection && (
        <td className="data-check">
          <RowCheckbox row={row} selection={selection} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={classOf(column)}>
          {at === 0 && to ? (
            <Link to={to(row)} className="data-link">
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {actions && (
        <td className="data-right">
          <div className="data-actions">{actions(row)}</div>
        </td>
      )}
    </tr>
  )
}

function Waiting({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, at) => at)
  return Array.from({ length: 8 }, (_, row) => row).map((row) => (
    <tr key={row} className="appear-late">
      {cells.map((cell) => (
        <td key={cell}>
          <span className="data-waiting" />
        </td>
      ))}
    </tr>
  ))
}

/** Returns true for a click that opens the row: not on a control of its own, not while text is being selected. */
function isPlain(event: MouseEvent): boolean {
  const onControl = (event.target as HTMLElement).closest('a, button, input, label, [role="button"], [role="switch"]')
  return !onControl && event.button === 0 && !window.getSelection()?.toString()
}
