import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { fold } from '@filao/domain/kernel/text'

type Known = Pick<Customer, 'kind' | 'companyName' | 'title' | 'firstName' | 'lastName' | 'email' | 'phoneNumbers'>

/**
 * Returns the customers already read that hold every typed word. Offered while the answer to those words is awaited, so
 * that Enter never takes somebody else.
 */
export function knownCustomers<One extends Known>(customers: readonly One[], typed: string): One[] {
  const words = fold(typed).split(' ')
  return customers.filter((customer) => {
    const held = fold([customerName(customer), customer.email, ...customer.phoneNumbers].join(' '))
    return words.every((word) => held.includes(word))
  })
}

/**
 * Returns true for a typed first and last name that none of the customers has: « Kancel Marc » is not Jean-Marc Kancel.
 * Each typed word must begin a word of the name, of which hyphens are a part.
 */
export function isAnotherName(typed: string, customers: readonly Known[]): boolean {
  const words = fold(typed).split(' ').filter(Boolean)
  if (words.length < 2 || /[\d@]/.test(typed)) return false
  return !customers.some((customer) => {
    const names = fold(customerName(customer)).split(' ')
    // « Jean Marc » is Jean-Marc, « Marc » alone is not.
    const typed = names.filter((name) => words.some((word) => name.startsWith(word.replace(/-.*/, ''))))
    const whole = [...names, ...typed.flatMap((name) => name.split('-'))]
    return words.every((word) => whole.some((name) => name.startsWith(word)))
  })
}
