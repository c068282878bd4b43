import type { RouteObject } from 'react-router'
import { accessScreens, signInScreens } from '#features/access/screens'
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
import { rentalsScreens } from '#features/rentals/screens'
import { upkeepScreens } from '#features/upkeep/screens'
import { webhooksScreens } from '#features/webhooks/screens'
import { Blank } from './Blank.tsx'
import { CrashPage } from './CrashPage.tsx'
import { loadWords } from './i18n.ts'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'

/** The screens of every feature, inside the layout. */
const features: RouteObject[] = [
  ...accessScreens,
  ...billingScreens,
  ...companyScreens([...fleetTabs, ...invoicingTabs, ...privacyTabs]),
  ...fleetScreens,
  ...upkeepScreens,
  ...customersScreens,
  ...pricingScreens,
  ...rentalsScreens(rentalInvoices),
  ...invoicingScreens,
  ...planningScreens,
  ...finesScreens,
  ...cashScreens,
  ...overviewScreens,
  ...journalScreens,
  ...accountingScreens,
  ...webhooksScreens,
  ...calendarsScreens,
  ...privacyScreens,
  ...homeScreens,
]

const notFound: RouteObject = {
  path: '*',
  lazy: () => import('./NotFoundPage.tsx').then((m) => ({ Component: m.NotFoundPage })),
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Blank />,
    children: [
      ...signInScreens,
      { path: paths.printableContract, lazy: fetchPrintable },
      { path: paths.printablePlanning, lazy: fetchPlanningSheet },
      {
        id: 'layout',
        lazy: fetchFrame,
        handle: { fetch: fetchFrame },
        children: [...features, notFound],
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
