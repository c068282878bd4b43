import type { ProblemCode } from '@filao/domain/kernel/problem'

/** One refused field of a response, its sentence in the user's language. */
export type FieldError = { path: string; code: string; message: string }

/**
 * A refused or failed call. `network` means that no response came; `detail` is then empty and the screen supplies the
 * words.
 */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'network'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The sentence for the user, in their language. */
  readonly detail: string
  readonly errors: FieldError[]
  /** Data of the refusal: the conflicting rental, the next plan. */
  readonly data: Record<string, unknown>
  /** The seconds to wait before a retry; null when the response has none. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ProblemCode | 'network',
    status: number,
    detail = '',
    errors: FieldError[] = [],
    data: Record<string, unknown> = {},
    retryAfterSeconds: number | null = null,
  ) {
    super(detail || code)
    this.name = 'ApiProblem'
    this.code = code
    this.status = status
    this.detail = detail
    this.errors = errors
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Returns the refusal that the server would answer with, where the reason is already known. */
export function conflict(detail: string): ApiProblem {
  return new ApiProblem('conflict', 409, detail)
}

/** Returns true when an error is a refusal with that code. */
export function isProblem(error: unknown, code: ApiProblem['code']): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code
}

/**
 * Reads a refusal from a response. A response that is no problem+json (a proxy's page) becomes `internal` or
 * `unavailable`.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const retryAfter = Number(response.headers.get('Retry-After')) || null
  const json = response.headers.get('Content-Type')?.includes('json') ? await response.json().catch(() => null) : null
  if (!isRecord(json) || typeof json.code !== 'string')
    return new ApiProblem(codeWithoutBody(response.status), response.status, '', [], {}, retryAfter)
  const { type: _type, title, status: _status, detail, code, errors, data, instance: _instance, ...rest } = json
  return new ApiProblem(
    code as ProblemCode,
    response.status,
    typeof detail === 'string' ? detail : String(title ?? ''),
    Array.isArray(errors) ? (errors as FieldError[]) : [],
    isRecord(data) ? data : rest,
    retryAfter,
  )
}

function codeWithoutBody(status: number): ProblemCode {
  if (status === 401) return 'unauthenticated'
  if (status === 404) return 'not_found'
  if (status === 413) return 'too_large'
  if (status === 429) return 'too_many_requests'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
