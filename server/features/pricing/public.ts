export { listFeeNamesById, listFeeRules } from './fee/fee-queries.ts'
export { listPriceBases, loadPriceBasis } from './queries.ts'
