import type { Sentence } from './language.ts'

/** The stable code of every error of the API, with its HTTP status. Clients may rely on both. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  plan_limit: 402,
  forbidden: 403,
  email_unproven: 403,
  password_change_required: 403,
  second_factor_required: 403,
  second_factor_setup_required: 403,
  not_found: 404,
  conflict: 409,
  vehicle_taken: 409,
  option_taken: 409,
  promise_broken: 409,
  invalid_transition: 409,
  odometer_backwards: 409,
  deadline_overdue: 409,
  driver_refused: 409,
  may_not_rent: 409,
  amount_over: 409,
  money_held: 409,
  stale: 412,
  too_large: 413,
  unsupported_media: 415,
  validation: 422,
  price_missing: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** One refused field. `path` is dotted as in the body (`openingHours.0.openTimeMinutes`); `message` is for the user. */
export type FieldProblem = { path: string; code: string; message: Sentence }

/**
 * The details of a Problem. `data` is sent unchanged in the answer (the conflicting rental, the next plan); `cause` is
 * for the log alone.
 */
export type ProblemDetails = {
  fields?: FieldProblem[]
  data?: Record<string, unknown>
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * A refusal with a reason for the user. The only exception that rules throw; the server turns it into
 * `application/problem+json` (RFC 9457) in the user's language.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly sentence: Sentence
  readonly details: ProblemDetails

  constructor(code: ProblemCode, sentence: Sentence, details: ProblemDetails = {}) {
    super(sentence.en, 'cause' in details ? { cause: details.cause } : undefined)
    this.code = code
    this.sentence = sentence
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** Returns the refusal of one invalid field: 422 with the path and the sentence to show under it. */
export function fieldProblem(path: string, code: string, message: Sentence): Problem {
  return new Problem('validation', message, { fields: [{ path, code, message }] })
}

/**
 * Returns the refusal of one field that conflicts with a record: 409 with the path and the sentence to show under it.
 */
export function fieldConflict(
  path: string,
  code: string,
  message: Sentence,
  data: Record<string, unknown> = {},
): Problem {
  return new Problem('conflict', message, { fields: [{ path, code, message }], data })
}
