import * as calls from '@filao/domain/sources/contract'
import { author } from '#platform/feature/audit'
import type { Serve } from '#platform/http/serve/serve'
import { createSource, deleteSource, updateSource } from './source.ts'
import { listSources, loadSource } from './source-queries.ts'

/** Serves the list of those who send rentals. */
export function sourceRoutes(serve: Serve): void {
  serve(calls.listSources, async ({ tx, params }) => await listSources(tx, params.companyId))
  serve(calls.getSource, async ({ tx, params }) => await loadSource(tx, params.companyId, params.id))
  serve(calls.createSource, async (call) => await createSource(call.tx, author(call), call.body))
  serve(calls.updateSource, async (call) => await updateSource(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteSource, async (call) => await deleteSource(call.tx, author(call), call.params.id, call.now))
}
