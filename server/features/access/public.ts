/** What the rest of the product may use of the accounts. */
export { forgetOld } from './forgetting.ts'
export { checkCompanyProven, isCompanyProven, keepProof } from './proof.ts'
export { type CallLimit, countCall } from './sign-in/throttle.ts'
