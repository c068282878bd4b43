import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screen of the webhooks. */
export const webhooksScreens: Screen[] = [
  screen(paths.webhooks, ['webhooks'], () => import('./WebhooksPage.tsx').then((m) => m.WebhooksPage), {
    can: 'keys.write',
  }),
]
