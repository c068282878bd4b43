import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of customers who may be one. */
export const twinsScreens: Screen[] = [
  screen(paths.twins, ['twins'], () => import('./TwinsPage.tsx').then((m) => m.TwinsPage), { can: 'customers.write' }),
  screen(paths.compareCustomers(), ['twins'], () => import('./ComparePage.tsx').then((m) => m.ComparePage), {
    can: 'customers.write',
  }),
]
