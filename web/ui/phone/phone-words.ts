import { useSyncExternalStore } from 'react'

type Format = (digits: string) => string

/** Until the numbering plans are there, and for what they do not know: the digits as they are. */
const plain: Format = (digits) => `+${digits}`
let format = plain
const listeners = new Set<() => void>()

/** Stored digits as people read them: +590 690 12 34 56. The world's numbering plans weigh more than a list, and come after it. */
export function usePhoneWords(): Format {
  return useSyncExternalStore(listen, () => format)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (format === plain) void fetchFormat()
  return () => listeners.delete(listener)
}

async function fetchFormat(): Promise<void> {
  const { formatPhone } = await import('@filao/domain/company/phone').catch(() => ({ formatPhone: plain }))
  format = formatPhone
  for (const listener of listeners) listener()
}
