import type { Sentence } from '@filao/domain/kernel/language'
import { formatNumber } from '@filao/domain/kernel/number-text'
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
  min: InputNumberProps<number>['min']
  max: InputNumberProps<number>['max']
}

type Formatter = NonNullable<InputNumberProps<number>['formatter']>

/**
 * Returns the props of antd's InputNumber for a number typed as people write it. In a `TypedItem` a text that is not
 * wholly a number, or one that is too low or too high, stays, with the reason, and blocks the save. Elsewhere the
 * number that it begins with counts, or else the last one, and antd puts the nearest allowed one in its place.
 */
export function useTypedNumber({ value, read, write, refusal, min, max }: Typed): InputNumberProps<number> {
  const report = use(RefusalContext)?.report
  const key = useId()
  /** The text that is not understood, and the value over which it was typed. */
  const refused = useRef<{ text: string; over: number | null } | null>(null)
  const over = numberOf(value)
  /** Undefined for a text that is not understood. */
  const understand = (text: string): number | undefined => {
    if (!report) return readStart(text, read)
    const found = judge(text)
    return typeof found === 'number' ? found : undefined
  }
  /** Returns the number that a text is, or the reason why it is refused. */
  const judge = (text: string): number | Sentence => {
    const found = read(text)
    if (typeof found !== 'number') return refusal
    if (found < (numberOf(min) ?? found)) return atLeast(Number(min))
    return found > (numberOf(max) ?? found) ? atMost(Number(max)) : found
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
      const found = text.trim() ? judge(text) : null
      const reason = typeof found === 'number' ? null : found
      refused.current = reason && { text, over }
      // Reported immediately: the next key press may save.
      report?.(key, reason)
    },
  }
}

function atLeast(least: number): Sentence {
  return {
    fr: `Indiquez au moins ${formatNumber(least, 'fr')}.`,
    en: `Enter at least ${formatNumber(least, 'en')}.`,
  }
}

function atMost(most: number): Sentence {
  return { fr: `Indiquez au plus ${formatNumber(most, 'fr')}.`, en: `Enter at most ${formatNumber(most, 'en')}.` }
}

function numberOf(value: number | string | null | undefined): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value)
}
