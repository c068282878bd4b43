/** The exports of privacy for the start of the server. */
export { eraseRestored } from './restored.ts'
