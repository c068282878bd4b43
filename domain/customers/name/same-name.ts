import { fold } from '../../kernel/text.ts'
import { isTitle } from './name-titles.ts'
import { customerName, type NamedCustomer } from './person.ts'

/** Returns the words of a name in one order: « DUPONT Jean » and « M. Jean Dupont » are one name. */
export function nameKey(name: string): string {
  return nameWords(name).sort().join(' ')
}

/** Returns the name by which a customer is compared with others, without remarks in brackets such as « (siège) ». */
export function comparedName(customer: NamedCustomer): string {
  return customerName({ ...customer, title: null }).replaceAll(/\([^)]*\)/g, ' ')
}

/**
 * Returns true for names that may be of one person or company: every word of the shorter one is in the other, whole or
 * as its initial. Nothing contradicts an empty name.
 */
export function mayBeSame(name: string, other: string): boolean {
  const [few = [], many = []] = [nameWords(name), nameWords(other)].sort((a, b) => a.length - b.length)
  const left = [...many]
  return few.every((word) => {
    const at = left.findIndex((one) => one === word || isInitial(word, one) || isInitial(one, word))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function isInitial(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter)
}

function nameWords(name: string): string[] {
  return fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !isTitle(word))
}
