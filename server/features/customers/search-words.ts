import { fold } from '@filao/domain/kernel/text'

/** More words than a person types would only cost time. */
const most = 6

/**
 * The words of a search, the longest (rarest) first. Spaces, dots and hyphens inside a phone number do not count, nor do
 * what stands for its country: « 0690 12 » is sought as 69012, which 590690123456 holds.
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

/** A phone number as far as it was typed: `digits` to look for, anywhere in the country's numbers when typed the local way. */
export function phonePrefix(typed: string): { digits: string; isLocal: boolean } {
  const isLocal = /^\s*0(?!0)/.test(typed)
  return { digits: phoneDigits(typed), isLocal }
}

/** 202603-0012 is a customer's number: a hyphen after six digits or more is no phone's. */
function isPhone(text: string): boolean {
  return /^\+?\d[\d\s().-]*$/.test(text) && !/^\d{6,}-\d/.test(text)
}

function phoneDigits(text: string): string {
  return text
    .replace('(0)', '')
    .replace(/\D/g, '')
    .replace(/^0{1,2}/, '')
}
