import type { ReactNode } from 'react'

/** A column of a list: a table cell on a wide screen, a line of a card on a phone. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** How rows are ordered by this column. */
  compare?: (a: Row, b: Row) => number
  /** Amounts and counts stand at the right. */
  align?: 'right'
  width?: number
}

export type DataTableProps<Row extends { id: number }> = {
  /** What the table is a list of, for screen readers. */
  label: string
  /** The read whose state it shows: loading, failed, or its rows. */
  read: { isPending: boolean; error: unknown; refetch: () => unknown }
  /** The rows to show, filtered; undefined while they are read. */
  rows: Row[] | undefined
  columns: Column<Row>[]
  /** Where a row opens, by click and by Enter. */
  to?: (row: Row) => string
  /** Buttons of a row, in a fixed order. */
  actions?: (row: Row) => ReactNode
  /** What is shown when there is no row. */
  empty?: ReactNode
  /** Cursor of the next part, for a list read in parts (`usePage`); otherwise all rows are there and are paged here. */
  nextCursor?: string | null
}
