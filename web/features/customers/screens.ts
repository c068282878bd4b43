import { type Screen, screen } from '#app/screen'
import { customersPaths } from './paths.ts'

/** The screens of the customers. */
export const customersScreens: Screen[] = [
  screen(customersPaths.customers, ['customers'], () =>
    import('./list/CustomersPage.tsx').then((m) => m.CustomersPage),
  ),
  screen(customersPaths.newCustomer, ['customers'], () =>
    import('./CustomerFormPage.tsx').then((m) => m.NewCustomerPage),
  ),
  screen(
    customersPaths.importCustomers,
    ['customers/import', 'imports'],
    () => import('./import/CustomerImportPage.tsx').then((m) => m.CustomerImportPage),
    { can: 'customers.import' },
  ),
  screen(customersPaths.customerForm(), ['customers'], () =>
    import('./CustomerFormPage.tsx').then((m) => m.CustomerFormPage),
  ),
]
