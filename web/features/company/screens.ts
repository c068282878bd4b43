import { type Screen, screen } from '#app/screen'
import { companyPaths } from './paths.ts'

const preferences = ['company/preferences']

/** The tabs of the company's preferences; the text editor loads with the two tabs that have terms. */
const preferenceTabs: Screen[] = [
  screen(companyPaths.company(), preferences, () =>
    import('./preferences/CompanyProfilePage.tsx').then((m) => m.CompanyProfilePage),
  ),
  screen(companyPaths.companySettings(), preferences, () =>
    import('./preferences/CompanySettingsPage.tsx').then((m) => m.CompanySettingsPage),
  ),
  screen(companyPaths.companySecurity(), ['access/security'], () =>
    import('#features/access/public').then((m) => m.SignInRulesPage),
  ),
  screen(companyPaths.companyTerms(), preferences, () =>
    import('./terms/CompanyTermsPage.tsx').then((m) => m.RentalTermsPage),
  ),
  screen(companyPaths.companyContract(), preferences, () =>
    import('./terms/CompanyTermsPage.tsx').then((m) => m.ContractTermsPage),
  ),
]

/** The screens of the company and its agencies, with the tabs of features above in its preferences. */
export const companyScreens = (moreTabs: Screen[]): Screen[] => [
  screen(companyPaths.agencies, ['company'], () => import('./agency/AgenciesPage.tsx').then((m) => m.AgenciesPage)),
  screen(companyPaths.newAgency, ['company'], () => import('./agency/AgencyPage.tsx').then((m) => m.NewAgencyPage), {
    can: 'agencies.create',
  }),
  screen(companyPaths.agency(), ['company'], () => import('./agency/AgencyPage.tsx').then((m) => m.AgencyPage)),
  screen(companyPaths.ownCompany, preferences, () =>
    import('./preferences/CompanyPage.tsx').then((m) => m.OwnCompanyPage),
  ),
  screen(
    companyPaths.company(),
    preferences,
    () => import('./preferences/CompanyPage.tsx').then((m) => m.CompanyPage),
    { children: [...preferenceTabs, ...moreTabs] },
  ),
]
