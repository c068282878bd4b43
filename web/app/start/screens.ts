import { accessScreens, accessTabs, signInScreens } from '#features/access/screens'
import { accountingScreens } from '#features/accounting/screens'
import { billingScreens } from '#features/billing/screens'
import { calendarsScreens } from '#features/calendars/screens'
import { cashScreens } from '#features/cash/screens'
import { companyScreens } from '#features/company/screens'
import { customersScreens } from '#features/customers/screens'
import { finesScreens } from '#features/fines/screens'
import { fleetScreens, fleetTabs } from '#features/fleet/screens'
import { homeScreens } from '#features/home/screens'
import { invoicingScreens, invoicingTabs, rentalInvoices } from '#features/invoicing/screens'
import { journalScreens } from '#features/journal/screens'
import { overviewScreens } from '#features/overview/screens'
import { planningScreens } from '#features/planning/screens'
import { pricingScreens } from '#features/pricing/screens'
import { privacyScreens, privacyTabs } from '#features/privacy/screens'
import { receivablesScreens } from '#features/receivables/screens'
import { rentalsScreens, rentalsTabs } from '#features/rentals/screens'
import { sourcesScreens } from '#features/sources/screens'
import { statementScreens } from '#features/statements/screens'
import { statisticsScreens } from '#features/statistics/screens'
import { twinsScreens } from '#features/twins/screens'
import { upkeepScreens } from '#features/upkeep/screens'
import { webhooksScreens } from '#features/webhooks/screens'
import { type Screen, screen } from '#session/screen'
import { isWideScreen } from '#ui/wide-screen'
import { lateSidebar } from '../layout/late-sidebar.ts'

export { signInScreens }

/** The screens of every feature. */
const features: Screen[] = [
  ...accessScreens,
  ...billingScreens,
  ...companyScreens([...accessTabs, ...fleetTabs, ...rentalsTabs, ...invoicingTabs, ...privacyTabs]),
  ...fleetScreens,
  ...upkeepScreens,
  ...customersScreens,
  ...twinsScreens,
  ...pricingScreens,
  ...sourcesScreens,
  ...rentalsScreens(rentalInvoices),
  ...invoicingScreens,
  ...planningScreens,
  ...finesScreens,
  ...cashScreens,
  ...receivablesScreens,
  ...statementScreens,
  ...overviewScreens,
  ...journalScreens,
  ...accountingScreens,
  ...statisticsScreens,
  ...webhooksScreens,
  ...calendarsScreens,
  ...privacyScreens,
  ...homeScreens,
]

/** The frame around the screens of a signed-in user. */
export const frame = screen('', ['app', 'ui'], async () => (await fetchLayout()).Layout, {
  can: null,
  children: features,
})

/** Fetches the frame with its menu, which a phone shows on demand. */
export async function fetchLayout() {
  const [layout] = await Promise.all([import('../layout/Layout.tsx'), isWideScreen() && lateSidebar.fetch()])
  return layout
}
