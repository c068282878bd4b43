import { type Screen, screen } from '#app/screen'
import { webhooksPaths } from './paths.ts'

/** The screen of the webhooks. */
export const webhooksScreens: Screen[] = [
  screen(webhooksPaths.webhooks, ['webhooks'], () => import('./WebhooksPage.tsx').then((m) => m.WebhooksPage), {
    can: 'keys.write',
  }),
]
