import type { Customer } from '@filao/domain/customers/customer'
import { customerName } from '@filao/domain/customers/person'
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
