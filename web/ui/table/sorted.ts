import { useUrlParam } from '../url-param.ts'
import type { Column } from './data-table.ts'

/**
 * The column that orders a list, and the action of its heading: ascending, then descending, then the original order.
 */
export type Order = { key: string; isDown: boolean; turn: (key: string) => void }

/** Returns the name of a column's order in the URL; null for a column that orders nothing. */
export function orderKey<Row>({ key, compare, sort }: Column<Row>): string | null {
  return sort ?? (compare ? key : null)
}

/** Returns the rows in the order of the URL: `?order=name`, `?order=-name`. */
export function useSorted<Row>(
  rows: Row[] | undefined,
  columns: Column<Row>[],
): { rows: Row[] | undefined; order: Order } {
  const [param, setParam] = useUrlParam('order')
  const isDown = param.startsWith('-')
  const key = isDown ? param.slice(1) : param
  const turn = (next: string) => setParam((last) => (last === next ? `-${next}` : last === `-${next}` ? '' : next))
  const compare = columns.find((column) => column.key === key)?.compare
  const sorted = compare && rows?.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)))
  return { rows: sorted ?? rows, order: { key, isDown, turn } }
}
