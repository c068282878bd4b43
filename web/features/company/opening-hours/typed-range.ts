import { bareClock, parseTime } from '@filao/domain/kernel/typed-words'

type TypedRange = { open: number; close: number }

const closedWords = /^\s*(?:ferm[ée]e?|closed|[-–—])?\s*$/i

/** Splits a typed day into its ranges, each as `8h-12h`: separated by commas, « et », « / » or only spaces. */
export function splitRanges(text: string): string[] {
  if (closedWords.test(text)) return []
  return text
    .replaceAll(/\b(?:from|de)\s+/gi, '')
    .replaceAll(/(\d)\s*h(?:eures?)?\s*(\d{2})\b/gi, '$1h$2')
    .replaceAll(/(\d)\s+(?=(?:h|heures?|[ap]\.?m)\b)/gi, '$1')
    .replaceAll(/\s*(?:->|→|-|–|—|jusqu['’]à|à|until|till|to)\s*/gi, '-')
    .split(/[,;+/]|\bet\b|\band\b|\s+/i)
    .filter(Boolean)
}

/** Reads `8h-12h`, `8-12`, `0800-1200` or `8am-5pm` in minutes since midnight; null when it is not a range. */
export function readRange(text: string): TypedRange | null {
  const [start = '', end = '', ...more] = text.split('-')
  const [open, close] = [readClock(start), readClock(end)]
  if (open === null || close === null || more.length > 0 || open >= 1440) return null
  return onOneClock({ text: start, minutes: open }, { text: end, minutes: close })
}

type Side = { text: string; minutes: number }

/**
 * Completes the side that has no half of the day in an English range: `2-6pm` opens at 14h00, `8am-5` closes at 17h00.
 */
function onOneClock(open: Side, close: Side): TypedRange {
  const halfDay = 720
  const afternoon = open.minutes + halfDay
  if (isBareHour(open) && /p\.?m\.?$/i.test(close.text) && afternoon < close.minutes) {
    return { open: afternoon, close: close.minutes }
  }
  if (isBareHour(close) && /[ap]\.?m\.?$/i.test(open.text) && close.minutes <= open.minutes) {
    return { open: open.minutes, close: close.minutes + halfDay }
  }
  return { open: open.minutes, close: close.minutes }
}

function isBareHour({ text, minutes }: Side): boolean {
  return /^\d{1,2}$/.test(text) && minutes > 0 && minutes <= 720
}

function readClock(text: string): number | null {
  const withColon = text.replace(/^(\d{1,2})\.(\d{2})(?!\d)/, '$1:$2')
  return parseTime(withColon) ?? bareClock(withColon)?.minutes ?? null
}
