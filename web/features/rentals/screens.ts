import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'
import { isWideScreen } from '#ui/wide-screen'
import { lateForm } from './form/late-form.ts'

/** A rental's customer is created and changed on its form. */
const rentalForm = ['rentals', 'customers', 'upkeep']

/** Words of the screens of a rental's money and history. */
const rentalLife = [
  'rentals',
  'ledger',
  'rentals/money',
  'rentals/timeline',
  'rentals/handover',
  'rentals/change',
  'fleet/damage',
]

/** Words of the screen on which a vehicle leaves or comes back, with its damages. */
const rentalCheck = ['rentals', 'rentals/handover', 'fleet/damage', 'upkeep']

/** The screens of rentals. `summaryParts` are cards of features above, shown in the outlet of a rental's summary. */
export const rentalsScreens = (summaryParts: Screen[]): Screen[] => [
  screen(paths.rentals, ['rentals'], () => import('./list/RentalsPage.tsx').then((m) => m.RentalsPage)),
  screen(paths.categoryPrices, ['rentals/availability', 'rentals/refused-request'], () =>
    import('./availability/CategoryPricesPage.tsx').then((m) => m.CategoryPricesPage),
  ),
  screen(
    paths.importRentals,
    ['rentals/import', 'imports'],
    () => import('./import/RentalImportPage.tsx').then((m) => m.RentalImportPage),
    { can: 'customers.import' },
  ),
  screen(paths.newRental, rentalForm, loadForm),
  screen(paths.rental(), rentalForm, loadForm),
  screen(
    paths.rentalSummary(),
    rentalLife,
    () => import('./summary/RentalSummaryPage.tsx').then((m) => m.RentalSummaryPage),
    { children: summaryParts },
  ),
  screen(paths.rentalPayment(), rentalLife, () => import('./money/PaymentPage.tsx').then((m) => m.PaymentPage)),
  screen(paths.rentalCheckout(), rentalCheck, () => import('./handover/CheckoutPage.tsx').then((m) => m.CheckoutPage)),
  screen(paths.rentalVehicle(), [...rentalCheck, 'rentals/change'], () =>
    import('./change/ReplaceVehiclePage.tsx').then((m) => m.ReplaceVehiclePage),
  ),
]

/** The tab of the words of mails in the company's preferences, and the editor of one mail in it. */
export const rentalsTabs: Screen[] = [
  screen(
    paths.companyMessages(),
    ['rentals/templates'],
    () => import('./templates/MessagesPage.tsx').then((m) => m.MessagesPage),
    { can: 'company.write' },
  ),
  screen(
    paths.companyMessage(),
    ['rentals/templates', 'rentals'],
    () => import('./templates/MessagePage.tsx').then((m) => m.MessagePage),
    { can: 'company.write' },
  ),
]

/** The time in milliseconds after which the page of the form shows without its fields. */
const timeoutMs = 100

/**
 * Fetches the page, and waits a moment for its fields: on a slow network they would hold up the page. A phone, which
 * takes long to draw them, shows the page first.
 */
async function loadForm() {
  const { RentalEditPage } = await import('./form/RentalEditPage.tsx')
  if (!isWideScreen()) return RentalEditPage
  // A failure is left to the page, which meets it again.
  const fields = lateForm.fetch().catch(() => undefined)
  await Promise.race([fields, new Promise((done) => setTimeout(done, timeoutMs))])
  return RentalEditPage
}
