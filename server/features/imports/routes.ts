import * as calls from '@filao/domain/imports/contract'
import type { Serve } from '#platform/http/serve'
import { listBatches } from './batch-queries.ts'

/** Serves the imports of the last day. */
export function importRoutes(serve: Serve): void {
  serve(calls.listImports, async ({ tx, params, now }) => await listBatches(tx, params.companyId, now))
}
