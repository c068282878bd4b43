import { z } from 'zod'
import type { Permission } from './permission.ts'
import type { ProblemCode } from './problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The names of the `:params` in a path, as a union. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** `id` and `…Id` are numbers, everything else (a public code) is text. */
export type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'id' | `${string}Id` ? number : string
}

/**
 * One call of the API. The route, its validation, the browser's typed call, its cache key and the OpenAPI entry derive
 * from it.
 */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: Path
  /** One sentence for the API's documentation, with the promise of the call. */
  summary: string
  can: Permission
  /** True for a call that belongs to a person, such as their own account: it is refused to API keys. */
  isPersonal: boolean
  query: Query
  body: Body
  response: Response
  /** 200, 201 with a `Location`, or 204 without a body. */
  status: 200 | 201 | 204
  problems: ProblemCode[]
  /** A list that is read in pages: the answer has `X-Total-Count` and a `Link` to the next page. */
  paged: boolean
  /** True for a call that writes nothing although its method is not GET: its question is too long for a query. */
  safe: boolean
  /** True for an answer with a secret that is shown once: it is never stored for an `Idempotency-Key`. */
  secret: boolean
  /** The top-level paths whose writes make this answer stale, beside its own; `any` for every write of the company. */
  staleAfter: StaleAfter
  /** The most bytes of a body: 64 kB unless the endpoint says more. A larger one is refused before it is read. */
  bodyBytes: number
  /** Set where the call takes one file as multipart; the other parts are the body. */
  upload: Upload | null
  /**
   * Returns true for a call that works for long, such as an import or a list without a limit: a server runs few of them
   * at once, and one for each company.
   */
  isLong: (query: unknown) => boolean
}

/** See `staleAfter` of an `Endpoint`. */
export type StaleAfter = 'any' | readonly string[]

type EndpointOptions<Path extends string, Query, Body, Response> = {
  method: Method
  path: Path
  summary: string
  can: Permission
  personal?: boolean
  query?: Query
  body?: Body
  response?: Response
  status?: 200 | 201 | 204
  problems?: ProblemCode[]
  paged?: boolean
  safe?: boolean
  secret?: boolean
  staleAfter?: StaleAfter
  bodyBytes?: number
  upload?: Upload
  long?: boolean | ((query: z.output<Query & z.ZodType>) => boolean)
}

/**
 * The kind of file that a call takes. A `picture` (png, jpeg, webp, avif) becomes an upright png without metadata, with
 * edges of at most the body's `resize`; `sizes` are the edges without `resize`, and those of its thumbnail. A
 * `document` (pdf, png, jpeg, webp, heic) is stored unchanged. The content decides the type, not its name.
 */
export type Upload = {
  maxBytes: number
  as: 'picture' | 'document'
  sizes?: { full: number; thumbnail: number }
}

/** The limit of a body in bytes where an endpoint needs no more: a form with all its fields filled. */
export const usualBodyBytes = 64 * 1024

const nothing = z.undefined()
type Nothing = typeof nothing

/**
 * An answer that is not JSON: a picture, a document, a download. `fileName` makes it an attachment; `maxAgeSeconds`
 * lets browsers cache it; `isRevalidated` lets programs keep it and ask if it changed, by its ETag.
 */
export type BinaryResponse = {
  contentType: string
  content: Uint8Array | string | AsyncIterable<Uint8Array>
  fileName?: string
  maxAgeSeconds?: number
  isRevalidated?: boolean
}

/** The `response` of a call that returns a `BinaryResponse`. */
export const Binary = z.custom<BinaryResponse>()

/** The query of a printed document: HTML to show on screen, or the same document as PDF. */
export const PrintFormat = z.object({ format: z.enum(['html', 'pdf']).optional() })

/** Declares a call of the API. Without `response` it returns 204. */
export function endpoint<
  const Path extends string,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Response extends z.ZodType = Nothing,
>(options: EndpointOptions<Path, Query, Body, Response>): Endpoint<Path, Query, Body, Response> {
  return {
    method: options.method,
    path: options.path,
    summary: options.summary,
    can: options.can,
    isPersonal: options.personal ?? (options.can === 'own-account' || options.can === 'own-factor'),
    query: (options.query ?? nothing) as Query,
    body: (options.body ?? nothing) as Body,
    response: (options.response ?? nothing) as Response,
    status: options.status ?? (options.response ? 200 : 204),
    problems: options.problems ?? [],
    paged: options.paged ?? false,
    safe: options.safe ?? options.method === 'GET',
    secret: options.secret ?? false,
    staleAfter: options.staleAfter ?? [],
    bodyBytes: options.bodyBytes ?? usualBodyBytes,
    upload: options.upload ?? null,
    isLong: (query) => {
      if (typeof options.long === 'function') return options.long(query as z.output<Query>)
      return options.long ?? (options.paged === true && (query as { limit?: number }).limit === undefined)
    },
  }
}

/** Returns the schema of a path's params: positive integers for ids, short text otherwise. */
export function paramsSchema(path: string): z.ZodType<Record<string, number | string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  const id = z.coerce.number().int().min(-1).max(2_147_483_647)
  const shape = Object.fromEntries(names.map((name) => [name, /^id$|Id$/.test(name) ? id : z.string().max(100)]))
  return z.object(shape)
}
