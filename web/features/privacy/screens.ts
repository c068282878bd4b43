import type { RouteObject } from 'react-router'
import { screen } from '#app/screen'
import { privacyPaths } from './paths.ts'

/** The screen of the personal data of a customer. */
export const privacyScreens: RouteObject[] = [
  screen(privacyPaths.customerPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.PersonPage)),
]

/** The tab of privacy in the company's preferences. */
export const privacyTabs: RouteObject[] = [
  screen(privacyPaths.companyPrivacy(), ['overview'], () => import('./public.ts').then((m) => m.RetentionPage)),
]
