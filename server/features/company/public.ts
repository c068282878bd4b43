/** What the rest of the product may use of the company and its agencies. */
export { keepAgency, loadAgency } from './agency-queries.ts'
export { type Numbered, takePublicId } from './public-id.ts'
export { loadCompany } from './queries.ts'
