import * as calls from '@filao/domain/imports/contract'
import { author } from '#platform/feature/audit'
import type { Serve } from '#platform/http/serve/serve'
import { listBatches } from './batch-queries.ts'
import { undoImport } from './undo-import.ts'

/** Serves the imports of the last day, and undoes them. */
export function importRoutes(serve: Serve): void {
  serve(calls.listImports, async ({ tx, params, now }) => await listBatches(tx, params.companyId, now))
  serve(calls.undoImport, async (call) => await undoImport(call.tx, author(call), call.params.id, call.now))
}
