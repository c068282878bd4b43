/** The exports of twins for other features. */
export { forgetPutBackOf as forgetMergesOf } from './merge-queries.ts'
