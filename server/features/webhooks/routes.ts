import * as calls from '@filao/domain/webhooks/contract'
import type { Config } from '#platform/config'
import { author } from '#platform/feature/audit'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { listWebhooks } from './webhook-queries.ts'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  renewWebhookSecret,
  sendAgain,
  testWebhook,
  updateWebhook,
} from './webhooks.ts'

/** Serves the webhooks of a company and their log. */
export function webhookRoutes(serve: Serve, { config }: { config: Pick<Config, 'webhooksPrivate'> }): void {
  serve(calls.listWebhooks, async ({ tx, params }) => await listWebhooks(tx, params.companyId))
  serve(calls.createWebhook, async (call) => await createWebhook(call.tx, author(call), call.body, config))
  serve(calls.updateWebhook, async (call) => {
    return await updateWebhook(call.tx, author(call), call.params.id, call.body, config, call.now)
  })
  serve(calls.deleteWebhook, async (call) => await deleteWebhook(call.tx, author(call), call.params.id))
  serve(calls.renewWebhookSecret, async (call) => {
    return await renewWebhookSecret(call.tx, author(call), call.params.id, call.now)
  })
  serve(calls.testWebhook, async (call) => await testWebhook(call.tx, author(call), call.params.id, call.now))
  serve(calls.listDeliveries, async ({ tx, params, query }) => {
    return await page(query, (part) => listDeliveries(tx, params, part))
  })
  serve(calls.sendAgain, async (call) => await sendAgain(call.tx, author(call), call.params, call.now))
}
