/** When the oldest data were asked for whose changes no stream has told, in milliseconds. */
let since: number | null = null

/** Notes that data are asked for. */
export function noteRead(): void {
  since ??= Date.now()
}

/** Notes that a stream has told of every change up to now, and tells no more. */
export function noteFollowedUntilNow(): void {
  since = Date.now()
}

/** Forgets the data of a former user. */
export function forgetReads(): void {
  since = null
}

/** Returns the age in milliseconds of the oldest data that no stream follows yet; 0 without any. */
export function unfollowedMs(): number {
  return since === null ? 0 : Date.now() - since
}
