/** The exports of the sources for other features. */
export { findNamedSource, keepSource } from './source-queries.ts'
