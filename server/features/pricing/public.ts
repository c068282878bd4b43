export { loadPriceBasis } from './queries.ts'
