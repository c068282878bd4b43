import type { MessageArgsProps, ModalFuncProps } from 'antd'
import type { Popups } from './PopupHost.tsx'

let isWanted = false
let shown = Promise.withResolvers<Popups>()
const listeners = new Set<() => void>()

/** Loads the code of messages and questions. */
export function fetchPopups() {
  return import('./PopupHost.tsx')
}

/** Shows a short message at the top of the screen. */
export function showMessage(options: MessageArgsProps): void {
  // Without a network, before its code was kept, there is nothing to show a message with.
  opened().then(
    ({ message }) => message.open(options),
    () => undefined,
  )
}

/** Removes the message with a key, if it is still there. */
export function hideMessage(key: string): void {
  if (isWanted) void shown.promise.then(({ message }) => message.destroy(key))
}

/**
 * Asks a question, and returns true when the user confirms it. The signal takes the question away. The button that
 * keeps things as they are has the focus, so that the second Enter of two, meant for the form, confirms nothing unread.
 */
export async function confirm(question: ModalFuncProps, signal?: AbortSignal): Promise<boolean> {
  const { modal } = await opened()
  if (signal?.aborted) return false
  const requested = modal.confirm({ ...question, focusable: { autoFocusButton: 'cancel' } })
  signal?.addEventListener('abort', requested.destroy)
  return await requested
}

/** Tells that messages and questions can be shown; the returned function tells that they no longer can. */
export function providePopups(popups: Popups): () => void {
  shown.resolve(popups)
  return () => {
    shown = Promise.withResolvers()
  }
}

export const popupsWanted = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

async function opened(): Promise<Popups> {
  await fetchPopups()
  isWanted = true
  for (const listener of listeners) listener()
  return await shown.promise
}
