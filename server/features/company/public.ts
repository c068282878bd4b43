/** The exports of the company and its agencies for other features. */
export { confirmsAtOnce, keepAgency, listAgencies, loadAgency, openingHoursOf } from './agency-queries.ts'
export { companyDay } from './company-day.ts'
export { nextRentals, nextStarts, type StoredNextRental } from './next-rental-queries.ts'
export { keepFiles, randomName, releaseFiles } from './public-file.ts'
export { type Numbered, takePublicId, takePublicIds } from './public-id.ts'
export { listCompanyIds, loadCompany, loadTerms } from './queries.ts'
export { findUnfinishedRentals } from './unfinished-rental-queries.ts'
export { unpaidRentals } from './unpaid-rental-queries.ts'
