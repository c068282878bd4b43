import type { ReactNode } from 'react'

/** A column of a list: a table cell on a wide screen, a line of a card on a phone. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The order of rows by this column. */
  compare?: (a: Row, b: Row) => number
  /** The server's name of the order by this column, for a list that the server sorts. */
  sort?: string
  /** True for amounts and counts, which are aligned right. */
  align?: 'right'
  /** True for a column that only a very wide screen has room for. */
  isExtra?: boolean
  /** The heading of a row's card on a phone; without one in any column the first column is. */
  heading?: (row: Row) => ReactNode
  width?: number
}

/** The rows of a list that are chosen for an action on several. */
export type Selection<Row> = {
  chosen: ReadonlyMap<number, Row>
  /** Chooses a row, or no longer; with `isRange` also the rows between it and the last one. */
  toggle: (row: Row, isRange: boolean) => void
  /** Chooses these rows, or none of them where all are chosen. */
  toggleAll: (rows: Row[]) => void
  choose: (rows: Row[]) => void
  clear: () => void
  /** The name of a row, for screen readers and reports. */
  nameOf: (row: Row) => string
}

export type DataTableProps<Row extends { id: number }> = {
  /** The name of the list, for screen readers. */
  label: string
  /** The read whose state it shows: loading, failed, or its rows. */
  read: { isPending: boolean; error: unknown; refetch: () => unknown }
  /** The filtered rows; undefined while they load. */
  rows: Row[] | undefined
  columns: Column<Row>[]
  /** The screen that a row opens, by click and by Enter. */
  to?: (row: Row) => string
  /** Buttons of a row, in a fixed order; false for none. */
  actions?: ((row: Row) => ReactNode) | false
  /** The content of an empty list. */
  empty?: ReactNode
  /** Adds a checkbox to every row. */
  selection?: Selection<Row> | false
  /** The content of a row on a phone, in place of a line for each column. */
  card?: (row: Row) => ReactNode
  /**
   * The cursor of the next page, for a list read in pages (`usePage`); otherwise all rows are loaded and are paged
   * here.
   */
  nextCursor?: string | null
}
