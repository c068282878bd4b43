/** The exports of privacy for the start of the server and its commands. */
export { importCompany } from './archive/import-company.ts'
export { eraseRestored } from './restored.ts'
