import type { RouteObject } from 'react-router'
import { Blank } from './Blank.tsx'
import { CrashPage } from './CrashPage.tsx'
import { loadWords } from './i18n.ts'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { prefetch, screen } from './screen.ts'

const access = ['access']
/** A rental's customer is created and changed on its form. */
const rentalForm = ['rentals', 'customers']

/** Words of the screens of a rental's money and history. */
const rentalLife = [
  'rentals',
  'rentals/money',
  'rentals/timeline',
  'rentals/handover',
  'rentals/change',
  'fleet/damage',
]

/** Words of the screen on which a vehicle leaves or comes back, with its damages. */
const rentalCheck = ['rentals', 'rentals/handover', 'fleet/damage']

/** The screens of the payments in which no money moves. */
const testBilling = ['billing', 'billing/local']

const preferences = ['company/preferences']
/** The tabs of the company's preferences; the text editor loads with the two tabs that have terms. */
const preferenceTabs: RouteObject[] = [
  screen(paths.company(), preferences, () =>
    import('#features/company/preferences/CompanyProfilePage').then((m) => m.CompanyProfilePage),
  ),
  screen(paths.companySettings(), preferences, () =>
    import('#features/company/preferences/CompanySettingsPage').then((m) => m.CompanySettingsPage),
  ),
  screen(paths.companyTerms(), preferences, () =>
    import('#features/company/terms/CompanyTermsPage').then((m) => m.RentalTermsPage),
  ),
  screen(paths.companyContract(), preferences, () =>
    import('#features/company/terms/CompanyTermsPage').then((m) => m.ContractTermsPage),
  ),
]

/** Screens without a session: they stay light, without antd. */
const publicScreens: RouteObject[] = [
  screen(paths.login, access, () =>
    import('#features/access/LoginPage').then((m) => () => <m.LoginPage onSend={fetchHome} />),
  ),
  screen(paths.forgotPassword, access, () =>
    import('#features/access/ForgotPasswordPage').then((m) => m.ForgotPasswordPage),
  ),
  screen(paths.forgotPasswordEmailSent, access, () =>
    import('#features/access/EmailSentPage').then((m) => m.EmailSentPage),
  ),
  screen(paths.passwordReset, access, () =>
    import('#features/access/PasswordResetPage').then((m) => m.PasswordResetPage),
  ),
  screen(paths.invitation, access, () => import('#features/access/InvitationPage').then((m) => m.InvitationPage)),
  screen(paths.ownPassword, access, () => import('#features/access/OwnPasswordPage').then((m) => m.OwnPasswordPage)),
  screen(paths.confirmEmail, access, () => import('#features/access/ConfirmEmailPage').then((m) => m.ConfirmEmailPage)),
  screen(paths.register, access, () => import('#features/access/RegisterPage').then((m) => m.RegisterPage)),
]

/** Screens inside the layout. A new screen is one line here, and one in `menu.tsx` if it is in the menu. */
const companyScreens: RouteObject[] = [
  screen(paths.home, ['home'], () => import('#features/home/HomePage').then((m) => m.HomePage)),
  screen(paths.planning, ['planning/board', 'planning/moving', 'planning/card', 'rentals'], () =>
    import('#features/planning/PlanningPage').then((m) => m.PlanningPage),
  ),
  screen(paths.agencies, ['company'], () =>
    import('#features/company/agency/AgenciesPage').then((m) => m.AgenciesPage),
  ),
  screen(paths.newAgency, ['company'], () =>
    import('#features/company/agency/AgencyPage').then((m) => m.NewAgencyPage),
  ),
  screen(paths.agency(), ['company'], () => import('#features/company/agency/AgencyPage').then((m) => m.AgencyPage)),
  screen(paths.customers, ['customers'], () =>
    import('#features/customers/CustomersPage').then((m) => m.CustomersPage),
  ),
  screen(paths.newCustomer, ['customers'], () =>
    import('#features/customers/CustomerPage').then((m) => m.NewCustomerPage),
  ),
  screen(paths.importCustomers, ['customers/import'], () =>
    import('#features/customers/import/CustomerImportPage').then((m) => m.CustomerImportPage),
  ),
  screen(paths.customer(), ['customers'], () => import('#features/customers/CustomerPage').then((m) => m.CustomerPage)),
  screen(paths.vehicles, ['fleet'], () => import('#features/fleet/vehicle/VehiclesPage').then((m) => m.VehiclesPage)),
  screen(paths.newVehicle, ['fleet'], () =>
    import('#features/fleet/vehicle/VehiclePage').then((m) => m.NewVehiclePage),
  ),
  screen(paths.importVehicles, ['fleet/import'], () =>
    import('#features/fleet/import/VehicleImportPage').then((m) => m.VehicleImportPage),
  ),
  screen(paths.vehicle(), ['fleet', 'fleet/damage'], () =>
    import('#features/fleet/vehicle/VehiclePage').then((m) => m.VehiclePage),
  ),
  screen(paths.unavailabilities(), ['fleet'], () =>
    import('#features/fleet/unavailability/UnavailabilitiesPage').then((m) => m.UnavailabilitiesPage),
  ),
  screen(paths.newUnavailability(), ['fleet'], () =>
    import('#features/fleet/unavailability/NewUnavailabilityPage').then((m) => m.NewUnavailabilityPage),
  ),
  screen(paths.categories, ['fleet'], () =>
    import('#features/fleet/category/CategoriesPage').then((m) => m.CategoriesPage),
  ),
  screen(paths.newCategory, ['fleet'], () =>
    import('#features/fleet/category/CategoryPage').then((m) => m.NewCategoryPage),
  ),
  screen(paths.category(), ['fleet'], () =>
    import('#features/fleet/category/CategoryPage').then((m) => m.CategoryPage),
  ),
  screen(paths.options, ['fleet'], () => import('#features/fleet/option/OptionsPage').then((m) => m.OptionsPage)),
  screen(paths.newOption, ['fleet'], () => import('#features/fleet/option/OptionPage').then((m) => m.NewOptionPage)),
  screen(paths.option(), ['fleet'], () => import('#features/fleet/option/OptionPage').then((m) => m.OptionPage)),
  screen(paths.photos, ['fleet'], () => import('#features/fleet/photo/PhotosPage').then((m) => m.PhotosPage)),
  screen(paths.newPhoto, ['fleet'], () => import('#features/fleet/photo/PhotoPage').then((m) => m.NewPhotoPage)),
  screen(paths.photo(), ['fleet'], () => import('#features/fleet/photo/PhotoPage').then((m) => m.PhotoPage)),
  screen(paths.rentals, ['rentals'], () => import('#features/rentals/list/RentalsPage').then((m) => m.RentalsPage)),
  screen(paths.categoryPrices, ['rentals/availability'], () =>
    import('#features/rentals/availability/CategoryPricesPage').then((m) => m.CategoryPricesPage),
  ),
  screen(paths.newRental, rentalForm, () =>
    import('#features/rentals/form/RentalEditPage').then((m) => m.RentalEditPage),
  ),
  screen(paths.rental(), rentalForm, () =>
    import('#features/rentals/form/RentalEditPage').then((m) => m.RentalEditPage),
  ),
  screen(paths.rentalSummary(), rentalLife, () =>
    import('#features/rentals/summary/RentalSummaryPage').then((m) => m.RentalSummaryPage),
  ),
  screen(paths.rentalPayment(), rentalLife, () =>
    import('#features/rentals/money/PaymentPage').then((m) => m.PaymentPage),
  ),
  screen(paths.rentalCheckout(), rentalCheck, () =>
    import('#features/rentals/handover/CheckoutPage').then((m) => m.CheckoutPage),
  ),
  screen(paths.rentalVehicle(), [...rentalCheck, 'rentals/change'], () =>
    import('#features/rentals/change/ReplaceVehiclePage').then((m) => m.ReplaceVehiclePage),
  ),
  screen(paths.ownCompany, preferences, () =>
    import('#features/company/preferences/CompanyPage').then((m) => m.OwnCompanyPage),
  ),
  screen(
    paths.company(),
    preferences,
    () => import('#features/company/preferences/CompanyPage').then((m) => m.CompanyPage),
    preferenceTabs,
  ),
  screen(paths.team, ['access/team'], () => import('#features/access/team/TeamPage').then((m) => m.TeamPage)),
  screen(paths.profile(), ['access/team'], () =>
    import('#features/access/team/ProfilePage').then((m) => m.ProfilePage),
  ),
  screen(paths.prices, ['pricing'], () => import('#features/pricing/PricesPage').then((m) => m.PricesPage)),
  screen(paths.planningCounter, ['planning/counter'], () =>
    import('#features/planning/counter/CounterPage').then((m) => m.CounterPage),
  ),
  screen(paths.subscription, ['billing'], () =>
    import('#features/billing/SubscriptionPage').then((m) => m.SubscriptionPage),
  ),
  screen(paths.testPortal, testBilling, () =>
    import('#features/billing/local/TestPortalPage').then((m) => m.TestPortalPage),
  ),
  screen(paths.testCheckout(), testBilling, () =>
    import('#features/billing/local/TestCheckoutPage').then((m) => m.TestCheckoutPage),
  ),
  { path: '*', lazy: () => import('./NotFoundPage.tsx').then((m) => ({ Component: m.NotFoundPage })) },
]

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Blank />,
    children: [
      ...publicScreens,
      { path: paths.printableContract, lazy: fetchPrintable },
      { path: paths.printablePlanning, lazy: fetchPlanningSheet },
      {
        id: 'layout',
        lazy: fetchFrame,
        handle: { fetch: fetchFrame },
        children: companyScreens,
      },
    ],
  },
]

/** Documents for print have no frame; they need the session as every screen does. */
async function fetchPrintable() {
  const [page, layout] = await Promise.all([
    import('../printable/PrintablePage.tsx'),
    import('./layout/Layout.tsx'),
    loadWords('ui'),
  ])
  return { Component: page.PrintablePage, loader: layout.loadSession }
}

async function fetchPlanningSheet() {
  const [page, layout] = await Promise.all([
    import('#features/planning/print/PlanningSheetPage'),
    import('./layout/Layout.tsx'),
    loadWords('ui', 'planning/print'),
  ])
  return { Component: page.PlanningSheetPage, loader: layout.loadSession }
}

async function fetchFrame() {
  const [layout] = await Promise.all([import('./layout/Layout.tsx'), loadWords('app', 'ui')])
  return { Component: layout.Layout, loader: layout.loadSession }
}

/** Prefetches the screen after the sign-in while the server checks the password. */
function fetchHome() {
  prefetch(paths.home)
}
