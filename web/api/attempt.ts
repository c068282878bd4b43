import type { AnyInput } from './input.ts'
import { ApiProblem } from './problem.ts'

/** A submit under way: its key, its input and its form. */
export type Attempt = { key: string; sent: string; form: FormData | undefined } | null

/** Returns the attempt this input belongs to: the one under way when the same input is sent again, else a new one. */
export function attemptFor(last: Attempt, { params, query, body, form }: AnyInput): NonNullable<Attempt> {
  const sent = JSON.stringify([params, query, body])
  return last?.sent === sent && last.form === form ? last : { key: randomKey(), sent, form }
}

/** Creates a key. `crypto.randomUUID` is missing on plain http, as on a local server in the shop. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns true when an attempt is over: after a refusal the next submit is a new one, but without a response the write
 * may have happened.
 */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiProblem && error.status > 0 && error.status < 500
}
