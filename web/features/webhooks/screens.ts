import type { RouteObject } from 'react-router'
import { screen } from '#app/screen'
import { webhooksPaths } from './paths.ts'

/** The screen of the webhooks. */
export const webhooksScreens: RouteObject[] = [
  screen(webhooksPaths.webhooks, ['webhooks'], () => import('./WebhooksPage.tsx').then((m) => m.WebhooksPage)),
]
