import { type AnyInput, type Call, urlOf } from './input.ts'
import { ApiProblem } from './problem.ts'

/** A write that waits for its answer, or whose answer was lost. */
type Attempt = { key: string; url: string; sent: string; isUpload: boolean; isLost: boolean }

/** The most writes kept open. An older one is forgotten: sent again, it gets a new key. */
const mostOpen = 200

/**
 * Keeps the Idempotency-Key of each open write, so that the same input sent again writes nothing twice. Several may be
 * open at once.
 */
export function openAttempts() {
  let open: Attempt[] = []
  return {
    /**
     * Returns the key of a write: the one it had when the same input is open already, else a new one. Another input to
     * the same URL ends a lost write, since changing a value and changing it back are two writes; a lost upload stays.
     */
    begin(endpoint: Pick<Call, 'path'>, input: AnyInput): string {
      const url = urlOf(endpoint.path, input)
      const sent = JSON.stringify([input.body, input.form && [...input.form].map(describe)])
      const known = open.find((one) => one.url === url && one.sent === sent)
      if (known) {
        known.isLost = false
        return known.key
      }
      const key = randomKey()
      const others = open.filter((one) => one.isUpload || !one.isLost || one.url !== url)
      open = [...others, { key, url, sent, isUpload: input.form !== undefined, isLost: false }].slice(-mostOpen)
      return key
    },
    /** Ends a write that was answered; after a lost answer it stays open, since it may have happened. */
    end(key: string, error?: unknown) {
      if (error === undefined || hasResponse(error)) open = open.filter((one) => one.key !== key)
      else for (const one of open) if (one.key === key) one.isLost = true
    },
    /** Ends the uploads whose stored file a deletion may remove: the same file sent again must be stored again. */
    forgetDeleted(endpoint: Pick<Call, 'path'>, input: AnyInput) {
      const url = urlOf(endpoint.path, input)
      open = open.filter((one) => !url.startsWith(`${one.url}/`))
    },
  }
}

/**
 * Returns true when a write is over: after a refusal the next one is new, but without a response it may have happened.
 */
export function hasResponse(error: unknown): boolean {
  return error instanceof ApiProblem && error.status > 0 && error.status < 500
}

/** Creates a key. `crypto.randomUUID` is missing on plain http, as on a local server in the shop. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Describes a field of a form. A file chosen again is another object, so its metadata is compared; the server refuses a
 * key that comes with another content.
 */
function describe([name, value]: [string, FormDataEntryValue]): unknown[] {
  return typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified, value.type]
}
