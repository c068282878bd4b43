import { accessPaths } from '../features/access/paths.ts'
import { accountingPaths } from '../features/accounting/paths.ts'
import { billingPaths } from '../features/billing/paths.ts'
import { calendarsPaths } from '../features/calendars/paths.ts'
import { cashPaths } from '../features/cash/paths.ts'
import { companyPaths } from '../features/company/paths.ts'
import { customersPaths } from '../features/customers/paths.ts'
import { finesPaths } from '../features/fines/paths.ts'
import { fleetPaths } from '../features/fleet/paths.ts'
import { homePaths } from '../features/home/paths.ts'
import { invoicingPaths } from '../features/invoicing/paths.ts'
import { journalPaths } from '../features/journal/paths.ts'
import { overviewPaths } from '../features/overview/paths.ts'
import { planningPaths } from '../features/planning/paths.ts'
import { pricingPaths } from '../features/pricing/paths.ts'
import { privacyPaths } from '../features/privacy/paths.ts'
import { receivablesPaths } from '../features/receivables/paths.ts'
import { rentalsPaths } from '../features/rentals/paths.ts'
import { statisticsPaths } from '../features/statistics/paths.ts'
import { upkeepPaths } from '../features/upkeep/paths.ts'
import { webhooksPaths } from '../features/webhooks/paths.ts'

/** Every URL of the product. Routes take them with `:id`; links give the id. */
export const paths = {
  ...accessPaths,
  ...billingPaths,
  ...companyPaths,
  ...fleetPaths,
  ...upkeepPaths,
  ...customersPaths,
  ...pricingPaths,
  ...rentalsPaths,
  ...invoicingPaths,
  ...planningPaths,
  ...finesPaths,
  ...cashPaths,
  ...receivablesPaths,
  ...overviewPaths,
  ...statisticsPaths,
  ...journalPaths,
  ...accountingPaths,
  ...webhooksPaths,
  ...calendarsPaths,
  ...privacyPaths,
  ...homePaths,
}
