let lost = false
const listeners = new Set<() => void>()

/** Notes that a request got no response, or that the server responds again. */
export function noteConnection(isThere: boolean): void {
  if (lost === !isThere) return
  lost = !isThere
  for (const listener of listeners) listener()
}

/** Returns true from the first request without a response until the server is known to respond again. */
export function isConnectionLost(): boolean {
  return lost
}

/** Calls the listener at every change. Returns a function that unsubscribes it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
