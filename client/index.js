/** Opens the API of a Filao server for the company of a key. */
export function filao({ url, key, language = 'en', fetch: send = fetch }) {
  const api = `${url.replace(/\/+$/, '')}/api`
  const answerOf = async (call, { params = {}, query = {}, body, idempotencyKey, version, signal } = {}) => {
    const [method, path] = call.split(' ')
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]))
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    const isForm = body instanceof FormData
    const headers = {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json',
      'Accept-Language': language,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(version && { 'If-Match': version }),
    }
    const content = isForm ? body : body === undefined ? undefined : JSON.stringify(body)
    const response = await send(`${api}${filled}${search && `?${search}`}`, { method, headers, body: content, signal })
    if (!response.ok) throw await problemOf(response)
    return response
  }
  const call = async (name, input) => await contentOf(await answerOf(name, input))
  call.versioned = async (name, input) => {
    const response = await answerOf(name, input)
    return { answer: await contentOf(response), version: response.headers.get('etag') }
  }
  call.pages = async function* (name, input = {}) {
    let query = { limit: 500, ...input.query }
    while (query) {
      const response = await answerOf(name, { ...input, query })
      yield { rows: await response.json(), total: Number(response.headers.get('x-total-count')) }
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      query = next && { ...query, cursor: new URL(next, api).searchParams.get('cursor') }
    }
  }
  return call
}

async function contentOf(response) {
  if (response.status === 204) return undefined
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return isJson ? await response.json() : await response.blob()
}

/** A refusal of the server. */
export class FilaoProblem extends Error {
  constructor({ status, code, message, errors, retryAfterSeconds }) {
    super(message)
    this.name = 'FilaoProblem'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Reads a refusal; a proxy in between may answer anything. */
async function problemOf(response) {
  const problem = await response.json().catch(() => ({}))
  const seconds = Number(response.headers.get('retry-after'))
  return new FilaoProblem({
    status: response.status,
    code: problem.code ?? 'unavailable',
    message: problem.detail ?? `The server answered ${response.status}.`,
    errors: problem.errors ?? [],
    retryAfterSeconds: seconds > 0 ? seconds : null,
  })
}
