/** The exports of fines for other features. */
export { blankFines } from './erasing-queries.ts'
