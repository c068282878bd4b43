/** The exports of the sources for other features. */
export { findNamedSource, keepSource, listSources } from './source-queries.ts'
