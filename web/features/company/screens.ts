import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

const preferences = ['company/preferences']

/** The tabs of the company's preferences; the text editor loads with the two tabs that have terms. */
const preferenceTabs: Screen[] = [
  screen(paths.company(), preferences, () =>
    import('./preferences/CompanyProfilePage.tsx').then((m) => m.CompanyProfilePage),
  ),
  screen(paths.companySettings(), preferences, () =>
    import('./preferences/CompanySettingsPage.tsx').then((m) => m.CompanySettingsPage),
  ),
  screen(paths.companyTerms(), preferences, () =>
    import('./terms/CompanyTermsPage.tsx').then((m) => m.RentalTermsPage),
  ),
  screen(paths.companyContract(), preferences, () =>
    import('./terms/CompanyTermsPage.tsx').then((m) => m.ContractTermsPage),
  ),
]

/** The screens of the company and its agencies, with the tabs of other features in its preferences. */
export const companyScreens = (moreTabs: Screen[]): Screen[] => [
  screen(paths.agencies, ['company'], () => import('./agency/AgenciesPage.tsx').then((m) => m.AgenciesPage)),
  screen(paths.newAgency, ['company'], () => import('./agency/AgencyPage.tsx').then((m) => m.NewAgencyPage), {
    can: 'agencies.create',
  }),
  screen(paths.agency(), ['company'], () => import('./agency/AgencyPage.tsx').then((m) => m.AgencyPage)),
  screen(paths.ownCompany, preferences, () => import('./preferences/CompanyPage.tsx').then((m) => m.OwnCompanyPage)),
  screen(paths.company(), preferences, () => import('./preferences/CompanyPage.tsx').then((m) => m.CompanyPage), {
    children: [...preferenceTabs, ...moreTabs],
  }),
]
