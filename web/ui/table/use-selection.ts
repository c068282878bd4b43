import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Selection } from './data-table.ts'

/** The most rows of a list that one action takes at once. */
export const mostAtOnce = 100

/**
 * Keeps the chosen rows while the user turns pages; other filters or another search choose other rows, so they empty
 * it. `rows` are those on the screen.
 */
export function useSelection<Row extends { id: number }>(
  rows: Row[] | undefined,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [params] = useSearchParams()
  const list = listOf(params)
  const [state, setState] = useState<{ list: string; chosen: Map<number, Row> }>({ list, chosen: new Map() })
  const last = useRef<number>(null)
  if (state.list !== list) setState({ list, chosen: new Map() })
  const { chosen } = state
  const choose = (all: Row[]) =>
    setState({ list, chosen: new Map(all.slice(0, mostAtOnce).map((row) => [row.id, row])) })
  const set = (some: Row[], isOn: boolean) => {
    const ids = new Set(some.map(({ id }) => id))
    choose([...[...chosen.values()].filter(({ id }) => !ids.has(id)), ...(isOn ? some : [])])
  }
  return {
    chosen,
    nameOf,
    toggle: (row, isRange) => {
      set(isRange ? between(rows ?? [], last.current, row) : [row], !chosen.has(row.id))
      last.current = row.id
    },
    toggleAll: (all) => set(all, !all.every(({ id }) => chosen.has(id))),
    choose,
    clear: () => choose([]),
  }
}

/** Returns the rows from the last clicked one to this one, in either direction. */
export function between<Row extends { id: number }>(rows: Row[], lastId: number | null, row: Row): Row[] {
  const [from, to] = [rows.findIndex(({ id }) => id === lastId), rows.findIndex(({ id }) => id === row.id)]
  if (from < 0 || to < 0) return [row]
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Returns the filters in the URL, without page and order. */
function listOf(params: URLSearchParams): string {
  const filters = new URLSearchParams(params)
  for (const name of ['page', 'cursor', 'order']) filters.delete(name)
  return filters.toString()
}
