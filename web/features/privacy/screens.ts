import { type Screen, screen } from '#app/screen'
import { privacyPaths } from './paths.ts'

/** The screen of the personal data of a customer. */
export const privacyScreens: Screen[] = [
  screen(privacyPaths.customerPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.PersonPage), {
    can: 'privacy.manage',
  }),
]

/** The tab of privacy in the company's preferences. */
export const privacyTabs: Screen[] = [
  screen(privacyPaths.companyPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.RetentionPage), {
    can: 'privacy.manage',
  }),
]
