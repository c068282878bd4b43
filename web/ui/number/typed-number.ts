import type { Sentence } from '@filao/domain/kernel/language'
import { type NumberReader, readStart } from '@filao/domain/kernel/typed-number'
import type { InputNumberProps } from 'antd'
import { use, useCallback, useEffect, useId, useRef } from 'react'
import { RefusalContext } from '../feedback/refusals.ts'

type Typed = {
  value: number | string | null | undefined
  read: NumberReader
  /** Formats a value as the field's text, which must read as the same value. */
  write: (value: number) => string
  refusal: Sentence
}

type Formatter = NonNullable<InputNumberProps<number>['formatter']>

/**
 * Returns the props of antd's InputNumber for a number typed as people write it. In a `TypedItem` a text that is not
 * wholly a number stays, with the reason, and blocks the save. Elsewhere the number that it begins with counts, or else
 * the last one.
 */
export function useTypedNumber({ value, read, write, refusal }: Typed): InputNumberProps<number> {
  const report = use(RefusalContext)?.report
  const key = useId()
  /** The text that is not understood, and the value over which it was typed. */
  const refused = useRef<{ text: string; over: number | null } | null>(null)
  const over = numberOf(value)
  /** Undefined for a text that is not understood. */
  const understand = (text: string): number | undefined => {
    if (!report) return readStart(text, read)
    const found = read(text)
    return typeof found === 'number' ? found : undefined
  }
  useEffect(() => () => report?.(key, null), [report, key])
  // A change of the value from elsewhere discards the text typed over the former value.
  useEffect(() => {
    if (!refused.current || refused.current.over === over) return
    refused.current = null
    report?.(key, null)
  }, [report, key, over])
  const format: Formatter = (shown, { userTyping, input }) => {
    const number = numberOf(shown)
    if (userTyping && (understand(input) ?? null) === number) return input
    if (report && refused.current?.text === input && refused.current.over === number) return input
    return number === null ? '' : write(number)
  }
  const latest = useRef(format)
  latest.current = format
  // A new formatter would make antd replace the text while it is typed.
  const formatter = useCallback<Formatter>((shown, info) => latest.current(shown, info), [])
  return {
    formatter,
    // antd would read « -3 » by itself, and put the least number in its place.
    parser: (text = '') => (text.trim() ? (understand(text) ?? Number.NaN) : '') as number,
    onInput: (text) => {
      refused.current = text.trim() && understand(text) === undefined ? { text, over } : null
      // Reported immediately: the next key press may save.
      report?.(key, refused.current && refusal)
    },
  }
}

function numberOf(value: number | string | null | undefined): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value)
}
