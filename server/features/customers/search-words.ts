import { fold } from '@filao/domain/kernel/text'

/** The number of words of a search; more would only cost time. */
const most = 6

/**
 * Returns the words of a search, the longest (rarest) first. A phone number loses its spaces, dots, slashes, hyphens
 * and leading zeros: « 0690 12 » is searched as 69012, which 590690123456 contains.
 */
export function searchWords(term: string): string[] {
  const text = fold(term)
  const words = isPhone(text)
    ? [phoneDigits(text)]
    : text.split(' ').map((word) => (isPhone(word) ? phoneDigits(word) : word))
  return [...new Set(words)]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
}

/** Returns the digits of a partly typed phone number. A local number begins with a zero instead of the country code. */
export function phonePrefix(typed: string): { digits: string; isLocal: boolean } {
  const isLocal = /^\s*0(?!0)/.test(typed)
  return { digits: phoneDigits(typed), isLocal }
}

/**
 * Returns true for a phone number; one copied from a phone's contacts may have invisible marks of direction around it.
 * 202603-0012 is a customer number: a hyphen after six or more digits is not in a phone number.
 */
function isPhone(text: string): boolean {
  return /^[\p{Cf}(]*\+?\d[\d\s()./\p{Pd}\p{Cf}]*$/u.test(text) && !/^\d{6,}\p{Pd}\d/u.test(text)
}

function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0{1,2}/, '')
}
