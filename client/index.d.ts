import type { Calls } from './calls.d.ts'

/** A call of the API by its method and path, such as `GET /companies/{companyId}/vehicles`. */
export type Call = keyof Calls

/** The parts of a call, and how it is sent. */
export type Input<C extends Call> = Omit<Calls[C], 'answer'> & {
  /** Makes a repeated write happen once, within a day. */
  idempotencyKey?: string
  /** The version that was read, for a write: refused with `stale` if somebody has changed it since. */
  version?: string | null
  signal?: AbortSignal
}

/** The answer of a call; `undefined` where there is none, a `Blob` for a file. */
export type Answer<C extends Call> = Calls[C]['answer']

type Given<C extends Call> = Record<never, never> extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** A list that is read in pages, such as `GET /companies/{companyId}/rentals`. */
export type ListCall = { [C in Call]: Calls[C] extends { query?: { cursor?: string } } ? C : never }[Call]

/** One page of a list, and the number of rows on all pages. */
export type Page<C extends ListCall> = { rows: Answer<C>; total: number }

/** Makes a call and returns its answer. Throws `FilaoProblem` when it is refused. */
export type Filao = {
  <C extends Call>(call: C, ...input: Given<C>): Promise<Answer<C>>
  /** Makes a call; returns its answer and its version, which is null where the answer has none. */
  versioned<C extends Call>(call: C, ...input: Given<C>): Promise<{ answer: Answer<C>; version: string | null }>
  /** Reads a list page by page to its end, from the `cursor` of the query if it has one; 500 rows a page without a `limit`. */
  pages<C extends ListCall>(call: C, ...input: Given<C>): AsyncGenerator<Page<C>, void>
}

/** The server and the key. Refusals are in the language, English by default. */
export type Options = { url: string; key: string; language?: 'fr' | 'en'; fetch?: typeof fetch }

/** Opens the API of a Filao server for the company of a key. */
export function filao(options: Options): Filao

/** A refusal of the server. */
export class FilaoProblem extends Error {
  /** The HTTP status. */
  status: number
  /** The stable code, such as `vehicle_taken`. */
  code: string
  /** The refused fields, each with a code and a sentence. */
  errors: { path: string; code: string; message: string }[]
  /** The seconds to wait before the call may be repeated; null when the server names none. */
  retryAfterSeconds: number | null
}
