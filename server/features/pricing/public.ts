export { listPriceBases, loadPriceBasis } from './queries.ts'
