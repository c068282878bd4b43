import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of the customers. */
export const customersScreens: Screen[] = [
  screen(paths.customers, ['customers'], () => import('./list/CustomersPage.tsx').then((m) => m.CustomersPage)),
  screen(paths.newCustomer, ['customers'], () => import('./CustomerFormPage.tsx').then((m) => m.NewCustomerPage)),
  screen(
    paths.importCustomers,
    ['customers/import', 'imports'],
    () => import('./import/CustomerImportPage.tsx').then((m) => m.CustomerImportPage),
    { can: 'customers.import' },
  ),
  screen(paths.customerForm(), ['customers'], () => import('./CustomerFormPage.tsx').then((m) => m.CustomerFormPage)),
]
