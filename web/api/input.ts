import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { z } from 'zod'

/** The part of an endpoint that a call needs at runtime. The schemas are only types here. */
export type Call = Pick<Endpoint, 'method' | 'path'> &
  Partial<Pick<Endpoint, 'query' | 'body' | 'response' | 'staleAfter'>>

/** The part of an endpoint that the screens have: method, path and `staleAfter`, and the types of its schemas. */
export type EndpointOf<E extends Endpoint> = Pick<E, keyof Call>

type SchemaOf<E, Part extends 'query' | 'body' | 'response'> = E extends {
  [Name in Part]: infer Schema extends z.ZodType
}
  ? Schema
  : never

/** A part of the input: absent where the endpoint has none, optional where nothing in it is required. */
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

/** The full input of a call. */
export type CallInput<E extends Call> = ReadInput<E> & Upload & Version

/** The ETag of the version a write is based on: the server refuses the write when the data has changed since. */
type Version = { ifMatch?: string }

/**
 * `form` holds the file of an upload; the body's fields are sent with it. `onProgress` gets the share that is sent, 0
 * to 1.
 */
type Upload = { form?: FormData; onProgress?: (share: number) => void }

/** The response of a call; `undefined` for 204. */
export type ResponseOf<E extends Call> = z.output<SchemaOf<E, 'response'>>

/** The input at runtime, after the types are checked. */
export type AnyInput = {
  params?: Record<string, number | string>
  query?: Record<string, unknown>
  body?: unknown
} & Upload

/** A read that is asked for by its URL before the code is there that shows it, and kept under its key afterwards. */
export type Read = { endpoint: Call; input: AnyInput }

/** Describes a read. */
export function readOf<E extends Call>(endpoint: E, input: ReadInput<E>): Read {
  return { endpoint, input: input as AnyInput }
}

/**
 * Returns `/api` and the path with its params filled in; absent query values are left out, lists are joined with
 * commas.
 */
export function urlOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/api${filled}${search && `?${search}`}`
}
