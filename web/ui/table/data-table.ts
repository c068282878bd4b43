import type { ReactNode } from 'react'

/** A column of a list: a table cell on a wide screen, a line of a card on a phone. */
export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** The order of rows by this column. */
  compare?: (a: Row, b: Row) => number
  /** True for amounts and counts, which are aligned right. */
  align?: 'right'
  width?: number
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
  /**
   * The cursor of the next page, for a list read in pages (`usePage`); otherwise all rows are loaded and are paged
   * here.
   */
  nextCursor?: string | null
}
