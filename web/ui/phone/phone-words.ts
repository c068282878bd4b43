import { useSyncExternalStore } from 'react'
import { whenIdle } from '../later/idle.ts'

type Format = (digits: string) => string

/** Formats plain digits until the numbering plans are loaded, and for numbers that they do not know. */
const plain: Format = (digits) => `+${digits}`
let format = plain
const listeners = new Set<() => void>()

/**
 * Returns the format of stored digits: 0690 12 34 56. The world's numbering plans are larger than a list, and load
 * after it has been painted.
 */
export function usePhoneWords(): Format {
  return useSyncExternalStore(listen, () => format)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (format === plain) void fetchFormat()
  return () => listeners.delete(listener)
}

async function fetchFormat(): Promise<void> {
  await whenIdle()
  const { formatPhone } = await import('./format-phone.ts').catch(() => ({ formatPhone: plain }))
  format = formatPhone
  for (const listener of listeners) listener()
}
