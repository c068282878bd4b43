/** What the rest of the product may use of the accounts. */
export { demoLogin } from './demo-login.ts'
export { forgetOld } from './forgetting.ts'
export { type CallLimit, countCall } from './throttle.ts'
