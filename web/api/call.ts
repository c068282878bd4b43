import type { Answer, AnyInput, Call, CallInput } from './input.ts'
import { urlOf } from './input.ts'
import { ApiProblem, readProblem } from './problem.ts'

export type CallExtras = { signal?: AbortSignal; idempotencyKey?: string; ifMatch?: string }

/** Makes one call of the API and answers its body. Throws `ApiProblem`; an abort stays an abort. */
export async function call<E extends Call>(endpoint: E, input: CallInput<E> & CallExtras): Promise<Answer<E>> {
  return (await send(endpoint, input as AnyInput & CallExtras)).body as Answer<E>
}

let onSessionLost = () => {}

/** Registers who hears that the server no longer knows the session. Returns how to stop hearing. */
export function whenSessionLost(listener: () => void): () => void {
  onSessionLost = listener
  return () => {
    onSessionLost = () => {}
  }
}

/** A call with the headers of its answer, for lists that tell their total and for ETags. */
export async function send(
  endpoint: Pick<Call, 'method' | 'path'>,
  input: AnyInput & CallExtras,
): Promise<{ body: unknown; headers: Headers }> {
  const response = await fetchAnswer(urlOf(endpoint.path, input), {
    method: endpoint.method,
    headers: headersFor(input),
    ...(input.signal && { signal: input.signal }),
    ...(input.form ? { body: input.form } : input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
  if (response.ok) {
    return { body: response.status === 204 ? undefined : await response.json(), headers: response.headers }
  }
  if (response.status === 401) onSessionLost()
  throw await readProblem(response)
}

function headersFor(input: AnyInput & CallExtras): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'fr',
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(input.idempotencyKey && { 'Idempotency-Key': input.idempotencyKey }),
    ...(input.ifMatch && { 'If-Match': input.ifMatch }),
  }
}

async function fetchAnswer(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ApiProblem('network', 0)
  }
}
