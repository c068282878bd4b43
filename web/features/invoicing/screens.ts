import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of invoices. */
export const invoicingScreens: Screen[] = [
  screen(paths.invoices, ['invoicing'], () => import('./list/InvoicesPage.tsx').then((m) => m.InvoicesPage), {
    can: 'invoices.read',
  }),
  screen(paths.invoice(), ['invoicing'], () => import('./document/InvoicePage.tsx').then((m) => m.InvoicePage), {
    can: 'invoices.read',
  }),
]

/** The card of invoices on a rental's summary, shown in its outlet. */
export const rentalInvoices: Screen[] = [
  screen('', ['invoicing'], () => import('./rental/RentalInvoices.tsx').then((m) => m.RentalInvoices)),
]

/** The tab of invoices in the company's preferences. */
export const invoicingTabs: Screen[] = [
  screen(paths.companyInvoicing(), ['invoicing', 'company/preferences'], () =>
    import('./settings/InvoiceSettingsPage.tsx').then((m) => m.InvoiceSettingsPage),
  ),
]
