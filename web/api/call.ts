import { noteConnection } from './connection.ts'
import { takeEarly } from './early.ts'
import type { AnyInput, Call, CallInput, ReadInput, ResponseOf } from './input.ts'
import { urlOf } from './input.ts'
import { dropReceived } from './kept-answers.ts'
import { ApiProblem, readProblem } from './problem.ts'
import { noteVersion } from './versions.ts'

type CallExtras = {
  signal?: AbortSignal
  idempotencyKey?: string
  ifMatch?: string
  /** Sends the request; the browser's `fetch` by default. */
  transport?: typeof fetch
}

/** Makes one call of the API and returns its body. Throws `ApiProblem`; an abort stays an abort. */
export async function call<E extends Call>(endpoint: E, input: CallInput<E> & CallExtras): Promise<ResponseOf<E>> {
  return (await send(endpoint, input as AnyInput & CallExtras)).body as ResponseOf<E>
}

let onSessionLost = () => {}

/** Counts the sessions of this tab: a call that began before the latest sign-in or sign-out carried an earlier one. */
let session = 0

/** The state of a sign-out: its answer is awaited, or it is done and no listener was registered since. */
let ending: 'asked' | 'done' | null = null

/**
 * Registers a listener for a lost session (a 401). Returns a function that removes it. A layout registers again at each
 * navigation, also while the answer to a sign-out is awaited: that is no other session.
 */
export function whenSessionLost(listener: () => void): () => void {
  onSessionLost = listener
  if (ending === 'done') ending = null
  return () => {
    onSessionLost = () => {}
  }
}

/**
 * Runs what ends the session on purpose: a read that is refused meanwhile is not a lost session. Calls count again once
 * it fails, or once a listener is registered after it.
 */
export async function endSession(end: () => Promise<unknown>): Promise<void> {
  ending = 'asked'
  try {
    await end()
    ending = 'done'
  } catch (error) {
    ending = null
    throw error
  }
}

/** Makes a call and returns the headers too, for lists with a total and for ETags. */
export async function send(
  endpoint: Pick<Call, 'method' | 'path'>,
  input: AnyInput & CallExtras,
): Promise<{ body: unknown; headers: Headers }> {
  const response = await ask(endpoint, input)
  const body: unknown = response.status === 204 ? undefined : await response.json()
  noteVersion(body, response.headers.get('ETag'))
  return { body, headers: response.headers }
}

/** Downloads the file of a response, under the file name from the server. */
export async function download<E extends Call>(
  endpoint: E,
  input: ReadInput<E>,
  signal?: AbortSignal,
): Promise<{ name: string; content: Blob }> {
  const response = await ask(endpoint, { ...(input as AnyInput), ...(signal && { signal }) })
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { name: decodeURIComponent(name ?? 'file'), content: await response.blob() }
}

async function ask(endpoint: Pick<Call, 'method' | 'path'>, input: AnyInput & CallExtras): Promise<Response> {
  const request = {
    method: endpoint.method,
    headers: headersFor(input),
    ...(input.signal && { signal: input.signal }),
    ...(input.form ? { body: withFields(input) } : input.body !== undefined && { body: JSON.stringify(input.body) }),
  }
  const url = urlOf(endpoint.path, input)
  const changesUser = endpoint.method !== 'GET' && endpoint.path.startsWith('/auth')
  const ownSession = session
  const isLate = () => session !== ownSession
  if (changesUser) await dropReceived()
  const early = await takeEarly(endpoint.method, url)?.catch(() => undefined)
  const response = early ?? (await fetchAnswer(input.transport ?? fetch, url, request))
  if (changesUser && response.ok) session++
  const isRefused = response.status === 401 || response.status === 403
  if (changesUser || (isRefused && !isLate())) await dropReceived()
  if (response.ok) return response
  if (response.status === 401 && !isLate() && !ending) onSessionLost()
  throw await readProblem(response)
}

function headersFor(input: AnyInput & CallExtras): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'fr',
    ...(input.body !== undefined && !input.form && { 'Content-Type': 'application/json' }),
    ...(input.idempotencyKey && { 'Idempotency-Key': input.idempotencyKey }),
    ...(input.ifMatch && { 'If-Match': input.ifMatch }),
  }
}

/** Builds the form of an upload: its fields must come before its file. */
function withFields({ form, body }: AnyInput): FormData {
  const whole = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) whole.append(name, String(value))
  for (const [name, value] of form ?? []) whole.append(name, value)
  return whole
}

async function fetchAnswer(transport: typeof fetch, url: string, request: RequestInit): Promise<Response> {
  try {
    const response = await transport(url, request)
    noteConnection(true)
    return response
  } catch (error) {
    if (request.signal?.aborted) throw error
    noteConnection(false)
    throw new ApiProblem('network', 0)
  }
}
