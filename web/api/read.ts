import type { Page } from '@filao/domain/kernel/paging'
import { keepPreviousData, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from './cache.ts'
import type { AnyInput, Call, ReadInput, ResponseOf } from './input.ts'
import { readOrKept } from './read-or-kept.ts'

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>

/** Makes the input optional when nothing in it is required. */
type Given<Input, More extends unknown[]> =
  Record<never, never> extends Input ? [input?: Input, ...More] : [input: Input, ...More]

/** Returns the query of a GET, or of a safe POST, for loaders, prefetching and `useQueries`. */
export function query<E extends Call>(endpoint: E, ...[input]: Given<ReadInput<E>, []>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: keyOf(endpoint, (input ?? {}) as AnyInput),
    meta: { staleAfter: endpoint.staleAfter },
    queryFn: ({ signal, queryKey }) =>
      readOrKept(endpoint, { ...(input as AnyInput), signal }, queryKey, ({ body }) => body as ResponseOf<E>),
  })
}

/** Reads a GET, or a safe POST, of the contract and keeps it fresh. */
export function useRead<E extends Call>(
  endpoint: E,
  ...[input, options]: Given<ReadInput<E>, [options?: Options<ResponseOf<E>>]>
) {
  return useQuery<ResponseOf<E>>({ ...query(endpoint, ...([input] as Given<ReadInput<E>, []>)), ...options })
}

type RowOf<E extends Call> = ResponseOf<E> extends (infer Row)[] ? Row : never

/**
 * Reads one page of a list that can grow, with its total and the cursor of the next page. Shows the last page while the
 * next one loads.
 */
export function usePage<E extends Call>(
  endpoint: E,
  ...[input, options]: Given<ReadInput<E>, [options?: Options<Page<RowOf<E>>>]>
) {
  const given = (input ?? {}) as AnyInput
  return useQuery<Page<RowOf<E>>>({
    placeholderData: keepPreviousData,
    ...options,
    queryKey: [...keyOf(endpoint, given), 'page'],
    meta: { staleAfter: endpoint.staleAfter },
    queryFn: ({ signal, queryKey }) =>
      readOrKept(endpoint, { ...given, signal }, queryKey, ({ body, headers }) => toPage(body as RowOf<E>[], headers)),
  })
}

/** Returns the rows with the total of `X-Total-Count` and the cursor of `Link: <…>; rel="next"`. */
export function toPage<Row>(rows: Row[], headers: Headers): Page<Row> {
  const next = headers.get('Link')?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1]
  return {
    rows,
    total: Number(headers.get('X-Total-Count') ?? rows.length),
    nextCursor: next ? new URL(next, 'http://localhost').searchParams.get('cursor') : null,
  }
}
