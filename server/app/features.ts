import { access } from '#features/access/feature'
import { accounting } from '#features/accounting/feature'
import { billing } from '#features/billing/feature'
import { calendars } from '#features/calendars/feature'
import { cash } from '#features/cash/feature'
import { company } from '#features/company/feature'
import { customers } from '#features/customers/feature'
import { fines } from '#features/fines/feature'
import { fleet } from '#features/fleet/feature'
import { imports } from '#features/imports/feature'
import { invoicing } from '#features/invoicing/feature'
import { journal } from '#features/journal/feature'
import { ledger } from '#features/ledger/feature'
import { overview } from '#features/overview/feature'
import { planning } from '#features/planning/feature'
import { pricing } from '#features/pricing/feature'
import { privacy } from '#features/privacy/feature'
import { receivables } from '#features/receivables/feature'
import { rentals } from '#features/rentals/feature'
import { report } from '#features/report/feature'
import { sources } from '#features/sources/feature'
import { statements } from '#features/statements/feature'
import { statistics } from '#features/statistics/feature'
import { twins } from '#features/twins/feature'
import { upkeep } from '#features/upkeep/feature'
import { webhooks } from '#features/webhooks/feature'
import { type Feature, type JobParts, platformJobs } from '#platform/feature/feature'
import type { Job, JobHandler } from '#platform/jobs/jobs'

/** Every feature of the product, in the order in which its calls are documented and its jobs run. */
export const features: Feature[] = [
  access,
  billing,
  company,
  imports,
  fleet,
  upkeep,
  ledger,
  rentals,
  customers,
  twins,
  pricing,
  sources,
  invoicing,
  planning,
  overview,
  journal,
  accounting,
  cash,
  receivables,
  statements,
  fines,
  statistics,
  report,
  webhooks,
  calendars,
  privacy,
]

/** The work of every job of the product. */
export const jobHandlers: JobHandler<JobParts>[] = [...platformJobs, ...features.flatMap(({ jobs = [] }) => jobs)]

/** Every job of the product, once each. */
export const jobs: Set<Job> = new Set(jobHandlers.map(({ job }) => job))
