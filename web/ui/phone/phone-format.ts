import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../later/idle.ts'

type Format = (digits: string) => string

/** Formats plain digits until the numbering plans are loaded, and for numbers that they do not know. */
const plain: Format = (digits) => `+${digits}`
let format = plain
let requested: Promise<void> | null = null

/**
 * Returns the format of stored digits: 0690 12 34 56. The world's numbering plans are larger than a list, and load
 * after it has been painted. A long list is then drawn again bit by bit, so that it stays usable.
 */
export function usePhoneFormat(): Format {
  const [shown, setShown] = useState(() => format)
  useEffect(() => {
    if (shown !== plain) return
    let isOver = false
    requested ??= fetchFormat()
    void requested.then(() => isOver || startTransition(() => setShown(() => format)))
    return () => {
      isOver = true
    }
  }, [shown])
  return shown
}

async function fetchFormat(): Promise<void> {
  await whenIdle()
  try {
    format = (await import('./format-phone.ts')).formatPhone
  } catch {
    // The next screen with a phone number asks again.
    requested = null
  }
}
