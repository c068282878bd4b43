import type { AnyInput } from './input.ts'
import { ApiProblem } from './problem.ts'

/** A submit under way: its key, what was sent and which form. */
export type Attempt = { key: string; sent: string; form: FormData | undefined } | null

/** The attempt this input belongs to: the one under way when the same is sent again, else a new one. */
export function attemptFor(last: Attempt, { params, query, body, form }: AnyInput): NonNullable<Attempt> {
  const sent = JSON.stringify([params, query, body])
  return last?.sent === sent && last.form === form ? last : { key: randomKey(), sent, form }
}

/** `crypto.randomUUID` is missing where the page comes over plain http, as from a computer in the shop. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A refusal is an answer: the next submit is a new one. Without an answer nobody knows whether it was written. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiProblem && error.status > 0 && error.status < 500
}
