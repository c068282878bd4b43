/** The exports of the company and its agencies for other features. */
export { confirmsAtOnce, keepAgency, listAgencies, loadAgency, openingHoursOf } from './agency-queries.ts'
export { companyDay } from './company-day.ts'
export { keepFiles, randomName, releaseFiles } from './public-file.ts'
export { takePublicId, takePublicIds } from './public-id.ts'
export { listCompanyIds, loadCompany, loadTerms, numberedTables } from './queries.ts'
export { findUnfinishedRentals, nextRentals, nextStarts, type StoredNextRental } from './rental-queries.ts'
export { listAgencyRates, replaceAgencyRates } from './vat-queries.ts'
