import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { z } from 'zod'

/** What a call needs of its contract line while running. The schemas are only types here, so that a light page ships none. */
export type Call = Pick<Endpoint, 'method' | 'path'> &
  Partial<Pick<Endpoint, 'query' | 'body' | 'response' | 'staleAfter'>>

type SchemaOf<E, Part extends 'query' | 'body' | 'response'> = E extends {
  [Name in Part]: infer Schema extends z.ZodType
}
  ? Schema
  : never

/** A part of the input: absent where the line has none, optional where nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? unknown
    : Record<never, never> extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value }

/** Path params, query and body of a call. */
export type ReadInput<E extends Call> = Part<'params', Params<E['path']>> &
  Part<'query', z.input<SchemaOf<E, 'query'>>> &
  Part<'body', z.input<SchemaOf<E, 'body'>>>

/** Everything a call takes from its caller. */
export type CallInput<E extends Call> = ReadInput<E> & Upload & Version

/** The ETag of what a write was decided on: the server refuses it where that is no longer how things are. */
type Version = { ifMatch?: string }

/** `form` holds the file of an upload; the body's fields go with it. `onProgress` hears which share of it is sent. */
type Upload = { form?: FormData; onProgress?: (share: number) => void }

/** The answer of a call; `undefined` for 204. */
export type Answer<E extends Call> = z.output<SchemaOf<E, 'response'>>

/** The input as it is once the types are checked. */
export type AnyInput = {
  params?: Record<string, number | string>
  query?: Record<string, unknown>
  body?: unknown
} & Upload

/** `/api` and the path with its params filled in; absent query values are left out, lists are joined with commas. */
export function urlOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/api${filled}${search && `?${search}`}`
}
