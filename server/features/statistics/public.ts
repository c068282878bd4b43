/** The exports of the statistics for other features. */
export { readStatistics } from './statistics.ts'
