import { printAgreement } from './yards/agreement.ts'
import { printFit } from './yards/fit.ts'
import { printSearches } from './yards/searches.ts'

/** Measures what is left to sell on the cars of a yard: the vehicle that is proposed, and the search for room. */
printFit()
printSearches()
await printAgreement()
