import { fieldProblem } from '../../kernel/problem.ts'

type Driving = { customerId: number; additionalDriverIds: readonly number[] }

/**
 * Refuses a customer as their own additional driver, in a new rental or where the change names one of both. Throws
 * `validation`.
 */
export function checkOwnDriver({ customerId, additionalDriverIds }: Driving, before?: Driving): void {
  const index = additionalDriverIds.indexOf(customerId)
  if (index < 0 || (before?.customerId === customerId && before.additionalDriverIds.includes(customerId))) return
  throw fieldProblem(`additionalDriverIds.${index}`, 'own', {
    fr: 'Le client conduit déjà\u202f: ce n’est pas un conducteur supplémentaire.',
    en: 'The customer drives already and is no additional driver.',
  })
}
