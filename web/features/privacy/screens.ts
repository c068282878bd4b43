import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screen of the personal data of a customer. */
export const privacyScreens: Screen[] = [
  screen(paths.customerPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.PersonPage), {
    can: 'privacy.manage',
  }),
]

/** The tab of privacy in the company's preferences. */
export const privacyTabs: Screen[] = [
  screen(paths.companyPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.RetentionPage), {
    can: 'privacy.manage',
  }),
]
