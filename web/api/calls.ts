// Written by `npm run calls` from the contract in `domain`, for the calls that the screens import.
import type * as access from '@filao/domain/access/contract'
import type * as factor from '@filao/domain/access/factor/contract'
import type * as team from '@filao/domain/access/team/contract'
import type * as accounting from '@filao/domain/accounting/contract'
import type * as billing from '@filao/domain/billing/contract'
import type * as calendars from '@filao/domain/calendars/contract'
import type * as cash from '@filao/domain/cash/contract'
import type * as company from '@filao/domain/company/contract'
import type * as customers from '@filao/domain/customers/contract'
import type * as fines from '@filao/domain/fines/contract'
import type * as fleet from '@filao/domain/fleet/contract'
import type * as imports from '@filao/domain/imports/contract'
import type * as invoicing from '@filao/domain/invoicing/contract'
import type * as journal from '@filao/domain/journal/contract'
import type * as overview from '@filao/domain/overview/contract'
import type * as planning from '@filao/domain/planning/contract'
import type * as pricing from '@filao/domain/pricing/contract'
import type * as privacy from '@filao/domain/privacy/contract'
import type * as receivables from '@filao/domain/receivables/contract'
import type * as rentals from '@filao/domain/rentals/contract'
import type * as sources from '@filao/domain/sources/contract'
import type * as statements from '@filao/domain/statements/contract'
import type * as statistics from '@filao/domain/statistics/contract'
import type * as twins from '@filao/domain/twins/contract'
import type * as upkeep from '@filao/domain/upkeep/contract'
import type * as webhooks from '@filao/domain/webhooks/contract'
import type { StaleAfter } from '@filao/domain/kernel/endpoint'
import type { EndpointOf } from './input.ts'

/** Sets a password with a token from a reset mail or an invitation. */
export const changePassword = { method: 'POST', path: '/auth/passwordChange' } as EndpointOf<typeof access.changePassword>

/** Creates an API key with some permissions; this answer alone shows it. */
export const createApiKey = { method: 'POST', path: '/companies/:companyId/api-keys' } as EndpointOf<typeof access.createApiKey>

/** Saves filters and order of a list under a name; at most 20 for each list and user. */
export const createSavedView = { method: 'POST', path: '/companies/:companyId/savedViews' } as EndpointOf<typeof access.createSavedView>

/** Deletes a saved view. */
export const deleteSavedView = { method: 'DELETE', path: '/companies/:companyId/savedViews/:id' } as EndpointOf<typeof access.deleteSavedView>

/** Ends all of the user's sessions except this one. */
export const endOtherSessions = { method: 'DELETE', path: '/users/me/sessions' } as EndpointOf<typeof access.endOtherSessions>

/** Ends one of the user's sessions. */
export const endSession = { method: 'DELETE', path: '/users/me/sessions/:id' } as EndpointOf<typeof access.endSession>

/** Tells if the link that proves an address is mailed; an installation without a mail server shows it. */
export const getEmailProof = { method: 'GET', path: '/users/me/emailProof' } as EndpointOf<typeof access.getEmailProof>

/** The signed-in user. */
export const getMe = { method: 'GET', path: '/users/me' } as EndpointOf<typeof access.getMe>

/** The options of the sign-in screen: the login of the demo company, or null. */
export const getSignInOptions = { method: 'GET', path: '/auth/options' } as EndpointOf<typeof access.getSignInOptions>

/** The API keys of the company that are not revoked, each with its last use; never the keys themselves. */
export const listApiKeys = { method: 'GET', path: '/companies/:companyId/api-keys' } as EndpointOf<typeof access.listApiKeys>

/** The views of lists that the user saved, in the order in which they were saved. */
export const listSavedViews = { method: 'GET', path: '/companies/:companyId/savedViews' } as EndpointOf<typeof access.listSavedViews>

/** The browsers on which the user is signed in, last used first. */
export const listSessions = { method: 'GET', path: '/users/me/sessions' } as EndpointOf<typeof access.listSessions>

/** Opens a session and sets its cookie. */
export const login = { method: 'POST', path: '/auth' } as EndpointOf<typeof access.login>

/** Ends the current session. */
export const logout = { method: 'DELETE', path: '/auth' } as EndpointOf<typeof access.logout>

/** Proves an address with a token from a mail; from another browser only after a confirmation. */
export const proveEmail = { method: 'POST', path: '/auth/emailProof' } as EndpointOf<typeof access.proveEmail>

/** Creates an account and opens its first session. */
export const register = { method: 'POST', path: '/auth/registration' } as EndpointOf<typeof access.register>

/** Mails the link that proves the signed-in user's address again, or returns it where no mail is sent. */
export const requestEmailProof = { method: 'POST', path: '/users/me/emailProof' } as EndpointOf<typeof access.requestEmailProof>

/** Mails a link to choose a new password. */
export const requestPasswordReset = { method: 'POST', path: '/auth/passwordReset' } as EndpointOf<typeof access.requestPasswordReset>

/** Revokes an API key at once; history keeps its name. */
export const revokeApiKey = { method: 'DELETE', path: '/companies/:companyId/api-keys/:id' } as EndpointOf<typeof access.revokeApiKey>

/** Changes the signed-in user's own account. */
export const updateMe = { method: 'PATCH', path: '/users/me' } as EndpointOf<typeof access.updateMe>

/** Renames a saved view, or replaces its filters and order. */
export const updateSavedView = { method: 'PATCH', path: '/companies/:companyId/savedViews/:id' } as EndpointOf<typeof access.updateSavedView>

/** Adds a passkey under a name; returns recovery codes with the first factor. */
export const addPasskey = { method: 'POST', path: '/users/me/passkeys' } as EndpointOf<typeof factor.addPasskey>

/** Completes a sign-in with a code of the authenticator app or a recovery code. */
export const completeSignIn = { method: 'POST', path: '/auth/secondFactor' } as EndpointOf<typeof factor.completeSignIn>

/** Confirms an authenticator app with a first code; returns recovery codes with the first factor. */
export const confirmApp = { method: 'POST', path: '/users/me/authenticatorApp/confirmation' } as EndpointOf<typeof factor.confirmApp>

/** The signed-in user's factors beside the password. */
export const getSecondFactors = { method: 'GET', path: '/users/me/secondFactors' } as EndpointOf<typeof factor.getSecondFactors>

/** The company's rules about signing in. */
export const getSignInRules = { method: 'GET', path: '/companies/:companyId/signInRules' } as EndpointOf<typeof factor.getSignInRules>

/** Removes the authenticator app; needs the current password. */
export const removeApp = { method: 'POST', path: '/users/me/authenticatorApp/removal' } as EndpointOf<typeof factor.removeApp>

/** Removes the second factors of a member who lost them, and ends their sessions. */
export const removeMemberFactors = { method: 'DELETE', path: '/users/me/childs/:id/secondFactors' } as EndpointOf<typeof factor.removeMemberFactors>

/** Removes a passkey; needs the current password. */
export const removePasskey = { method: 'POST', path: '/users/me/passkeys/:id/removal' } as EndpointOf<typeof factor.removePasskey>

/** Replaces the recovery codes; needs the current password. */
export const renewRecoveryCodes = { method: 'POST', path: '/users/me/recoveryCodes' } as EndpointOf<typeof factor.renewRecoveryCodes>

/** Opens a session with a passkey and sets its cookie. */
export const signInWithPasskey = { method: 'POST', path: '/auth/passkey' } as EndpointOf<typeof factor.signInWithPasskey>

/** Creates the secret of an authenticator app, to be confirmed by a first code. */
export const startApp = { method: 'POST', path: '/users/me/authenticatorApp' } as EndpointOf<typeof factor.startApp>

/** The options with which the browser creates a passkey; needs the current password. */
export const startPasskey = { method: 'POST', path: '/users/me/passkeyOptions' } as EndpointOf<typeof factor.startPasskey>

/** The options with which the browser asks for a passkey to sign in. */
export const startPasskeySignIn = { method: 'POST', path: '/auth/passkeyOptions' } as EndpointOf<typeof factor.startPasskeySignIn>

/** Changes the company's rules about signing in. */
export const updateSignInRules = { method: 'PATCH', path: '/companies/:companyId/signInRules' } as EndpointOf<typeof factor.updateSignInRules>

/** Adds a member to the team, with a password or by an invitation, and mails them how to sign in. */
export const createTeamMember = { method: 'POST', path: '/users/me/childs' } as EndpointOf<typeof team.createTeamMember>

/** Removes a member from the team and ends their sessions; history keeps their name. */
export const deleteTeamMember = { method: 'DELETE', path: '/users/me/childs/:id' } as EndpointOf<typeof team.deleteTeamMember>

/** Mails a member without a password another link to choose one. */
export const inviteTeamMember = { method: 'POST', path: '/users/me/childs/:id/invitation' } as EndpointOf<typeof team.inviteTeamMember>

/** All users of the company. */
export const listUsers = { method: 'GET', path: '/companies/:companyId/users' } as EndpointOf<typeof team.listUsers>

/** Changes a member of the team. */
export const updateTeamMember = { method: 'PATCH', path: '/users/me/childs/:id' } as EndpointOf<typeof team.updateTeamMember>

/**
 * Exports everything that no export has yet, up to a day that is over, and numbers it. What is entered later goes
 * into the next export.
 */
export const createAccountingExport = { method: 'POST', path: '/companies/:companyId/accounting/exports' } as EndpointOf<typeof accounting.createAccountingExport>

/** The entries of an export as a table: CSV, or a workbook with `format=xlsx`. */
export const downloadEntries = { method: 'GET', path: '/companies/:companyId/accounting/exports/:id/table' } as EndpointOf<typeof accounting.downloadEntries>

/**
 * The entries of an export in the FEC layout, for import by the accountant; it is not the FEC of the company, whose
 * books are elsewhere. `conflict` without a SIRET.
 */
export const downloadFec = { method: 'GET', path: '/companies/:companyId/accounting/exports/:id/fec' } as EndpointOf<typeof accounting.downloadFec>

/** The same as a table: CSV, or a workbook with `format=xlsx`. */
export const exportEReporting = { method: 'GET', path: '/companies/:companyId/accounting/e-reporting/table' } as EndpointOf<typeof accounting.exportEReporting>

/** The accounts of the books: those of the French chart until the company chooses others. */
export const getAccounts = { method: 'GET', path: '/companies/:companyId/accounting/accounts' } as EndpointOf<typeof accounting.getAccounts>

/** The entries of an export: the first 200, and how their sums compare with the closing of the journal. */
export const getExportedEntries = { method: 'GET', path: '/companies/:companyId/accounting/exports/:id' } as EndpointOf<typeof accounting.getExportedEntries>

/** The periods that were exported, latest first. */
export const listAccountingExports = { method: 'GET', path: '/companies/:companyId/accounting/exports' } as EndpointOf<typeof accounting.listAccountingExports>

/**
 * The accounting entries of a period, without numbers: the first 200, and how their sums compare with the closing of
 * the journal.
 */
export const previewEntries = { method: 'GET', path: '/companies/:companyId/accounting/entries', staleAfter: "any" as StaleAfter } as EndpointOf<typeof accounting.previewEntries>

/** Replaces the accounts of the books. Exports that were made keep theirs. */
export const putAccounts = { method: 'PUT', path: '/companies/:companyId/accounting/accounts' } as EndpointOf<typeof accounting.putAccounts>

/**
 * Sales and payments of a period as e-reporting asks for them: flows 10.3 and 10.4 by day and rate, 10.1 by document,
 * 10.2. Filao sends them to no platform.
 */
export const readEReporting = { method: 'GET', path: '/companies/:companyId/accounting/e-reporting', staleAfter: "any" as StaleAfter } as EndpointOf<typeof accounting.readEReporting>

/** Changes the subscription of the local provider. */
export const changeTestSubscription = { method: 'POST', path: '/companies/:companyId/billing/test/subscription' } as EndpointOf<typeof billing.changeTestSubscription>

/** Begins the subscription of a plan and returns the address of its payment page. */
export const createSubscription = { method: 'POST', path: '/companies/:companyId/billing/subscriptions' } as EndpointOf<typeof billing.createSubscription>

/** The company at the payment provider with its subscriptions, in the shape of Stripe. */
export const getBillingCustomer = { method: 'GET', path: '/companies/:companyId/billing/customer', staleAfter: ["agencies","vehicles","customers"] as StaleAfter } as EndpointOf<typeof billing.getBillingCustomer>

/** The use of the limits of the plan, and the status of the subscription. */
export const getBillingState = { method: 'GET', path: '/companies/:companyId/billing/state', staleAfter: ["agencies","vehicles","customers","files"] as StaleAfter } as EndpointOf<typeof billing.getBillingState>

/** A payment of the local provider, without real money. */
export const getTestCheckout = { method: 'GET', path: '/companies/:companyId/billing/test/checkouts/:session' } as EndpointOf<typeof billing.getTestCheckout>

/** The plans for sale by price, in the shape of Stripe; the base product is left out. */
export const listProducts = { method: 'GET', path: '/companies/:companyId/billing/products' } as EndpointOf<typeof billing.listProducts>

/** The address of the page that manages the subscription. */
export const openCustomerPortal = { method: 'GET', path: '/companies/:companyId/billing/customerPortal' } as EndpointOf<typeof billing.openCustomerPortal>

/** Ends a payment of the local provider. */
export const payTestCheckout = { method: 'POST', path: '/companies/:companyId/billing/test/checkouts/:session' } as EndpointOf<typeof billing.payTestCheckout>

/** Creates a calendar of the company, of an agency or of a vehicle; this answer alone shows its address. */
export const createCalendar = { method: 'POST', path: '/companies/:companyId/calendars' } as EndpointOf<typeof calendars.createCalendar>

/** The calendars that other programs read, oldest first; never their addresses. */
export const listCalendars = { method: 'GET', path: '/companies/:companyId/calendars', staleAfter: ["agencies","vehicles"] as StaleAfter } as EndpointOf<typeof calendars.listCalendars>

/** Revokes a calendar: its address answers 404 at once. */
export const revokeCalendar = { method: 'DELETE', path: '/companies/:companyId/calendars/:id' } as EndpointOf<typeof calendars.revokeCalendar>

/** Closes a cash desk with its counted notes and coins; a difference needs a reason. It never changes afterwards. */
export const closeCashDesk = { method: 'POST', path: '/companies/:companyId/cash-desks/:id/closing' } as EndpointOf<typeof cash.closeCashDesk>

/** The cash desks of all days, latest first; of one agency with `agencyId`, of one day with `date`. */
export const listCashDesks = { method: 'GET', path: '/companies/:companyId/cash-desks', staleAfter: ["rentals","agencies"] as StaleAfter } as EndpointOf<typeof cash.listCashDesks>

/** The drawer of each agency: its last cash desk, and the cash that the next one opens with. */
export const listDrawers = { method: 'GET', path: '/companies/:companyId/cash-desks/drawers', staleAfter: ["rentals","agencies"] as StaleAfter } as EndpointOf<typeof cash.listDrawers>

/** Opens today’s cash desk of an agency with its float: the cash counted before, or another sum with a reason. */
export const openCashDesk = { method: 'POST', path: '/companies/:companyId/cash-desks' } as EndpointOf<typeof cash.openCashDesk>

/** The sheet of a cash desk as PDF, or as a page with `format=html`. */
export const printCashDesk = { method: 'GET', path: '/companies/:companyId/cash-desks/:id/pdf' } as EndpointOf<typeof cash.printCashDesk>

/** Creates an agency in the company's territory, with a name that no other one has. */
export const createAgency = { method: 'POST', path: '/companies/:companyId/agencies' } as EndpointOf<typeof company.createAgency>

/** Creates the company of a user who has none; the user becomes its administrator. */
export const createCompany = { method: 'POST', path: '/companies' } as EndpointOf<typeof company.createCompany>

/**
 * Removes an agency, or archives it where rentals refer to it; 409 while it has vehicles or an unfinished rental
 * names it.
 */
export const deleteAgency = { method: 'DELETE', path: '/companies/:companyId/agencies/:id' } as EndpointOf<typeof company.deleteAgency>

/** The position of an address in France; null where it is not found, 404 where no geocoder is set. */
export const geocode = { method: 'GET', path: '/geocode' } as EndpointOf<typeof company.geocode>

/** An agency with its opening hours and seasons. */
export const getAgency = { method: 'GET', path: '/companies/:companyId/agencies/:id' } as EndpointOf<typeof company.getAgency>

/** The company. */
export const getCompany = { method: 'GET', path: '/companies/:companyId' } as EndpointOf<typeof company.getCompany>

/** The contract's terms, as rich text; an empty paragraph when blank. */
export const getContractTerms = { method: 'GET', path: '/companies/:companyId/contractTerms', staleAfter: ["companies"] as StaleAfter } as EndpointOf<typeof company.getContractTerms>

/** The terms and conditions of rental, as rich text. */
export const getRentalTerms = { method: 'GET', path: '/companies/:companyId/rentalTerms', staleAfter: ["companies"] as StaleAfter } as EndpointOf<typeof company.getRentalTerms>

/** The address of map tiles (null without a map), and true where addresses can be geocoded, or plates looked up. */
export const getSettings = { method: 'GET', path: '/settings' } as EndpointOf<typeof company.getSettings>

/** The agencies by name, each with its opening hours and seasons. */
export const listAgencies = { method: 'GET', path: '/companies/:companyId/agencies' } as EndpointOf<typeof company.listAgencies>

/** The caller's company, as a list of none or one. */
export const listCompanies = { method: 'GET', path: '/companies', staleAfter: ["cash-desks"] as StaleAfter } as EndpointOf<typeof company.listCompanies>

/**
 * The public holidays of the company's territory by date, last year to two years ahead, in the caller's language.
 */
export const listHolidays = { method: 'GET', path: '/companies/:companyId/holidays' } as EndpointOf<typeof company.listHolidays>

/**
 * The French communes, overseas included, by the beginning of a postal code or of a word of the city; at most 20.
 */
export const listPostalCodes = { method: 'GET', path: '/postalCodes' } as EndpointOf<typeof company.listPostalCodes>

/** Replaces the contract's terms. */
export const putContractTerms = { method: 'PUT', path: '/companies/:companyId/contractTerms' } as EndpointOf<typeof company.putContractTerms>

/** Replaces the terms and conditions of rental. */
export const putRentalTerms = { method: 'PUT', path: '/companies/:companyId/rentalTerms' } as EndpointOf<typeof company.putRentalTerms>

/** Changes an agency; given lists replace the whole list. */
export const updateAgency = { method: 'PATCH', path: '/companies/:companyId/agencies/:id' } as EndpointOf<typeof company.updateAgency>

/** Changes the company and its terms. */
export const updateCompany = { method: 'PATCH', path: '/companies/:companyId' } as EndpointOf<typeof company.updateCompany>

/** Stores a picture as png and returns its public address in Location. */
export const uploadFile = { method: 'POST', path: '/files' } as EndpointOf<typeof company.uploadFile>

/** Reports which customers an import would create, at most 100; writes nothing. */
export const checkCustomerImport = { method: 'POST', path: '/companies/:companyId/customers/import/check' } as EndpointOf<typeof customers.checkCustomerImport>

/** Creates a customer with the company's next customer number. */
export const createCustomer = { method: 'POST', path: '/companies/:companyId/customers' } as EndpointOf<typeof customers.createCustomer>

/** Removes a customer, or archives them where rentals refer to them; 409 while an unfinished rental names them. */
export const deleteCustomer = { method: 'DELETE', path: '/companies/:companyId/customers/:id' } as EndpointOf<typeof customers.deleteCustomer>

/** Removes a document permanently. */
export const deleteCustomerDocument = { method: 'DELETE', path: '/companies/:companyId/customers/:customerId/documents/:id' } as EndpointOf<typeof customers.deleteCustomerDocument>

/** A document as an attachment under its own name. */
export const downloadCustomerDocument = { method: 'GET', path: '/companies/:companyId/customers/:customerId/documents/:id/download' } as EndpointOf<typeof customers.downloadCustomerDocument>

/** Marks that a customer may not rent again, until a day at most three years ahead, or changes the mark. */
export const excludeCustomer = { method: 'PUT', path: '/companies/:companyId/customers/:id/exclusion' } as EndpointOf<typeof customers.excludeCustomer>

/** All customers that match the same filters, as a table file (`format` csv or xlsx) in the user's language. */
export const exportCustomers = { method: 'GET', path: '/companies/:companyId/customers/export' } as EndpointOf<typeof customers.exportCustomers>

/** A customer. */
export const getCustomer = { method: 'GET', path: '/companies/:companyId/customers/:id' } as EndpointOf<typeof customers.getCustomer>

/** Creates customers, at most 100, and reports the outcome of each; known customers are not created again. */
export const importCustomers = { method: 'POST', path: '/companies/:companyId/customers/import' } as EndpointOf<typeof customers.importCustomers>

/** Lifts the mark that a customer may not rent again. */
export const liftExclusion = { method: 'DELETE', path: '/companies/:companyId/customers/:id/exclusion' } as EndpointOf<typeof customers.liftExclusion>

/** A customer's documents, latest first. */
export const listCustomerDocuments = { method: 'GET', path: '/companies/:companyId/customers/:customerId/documents' } as EndpointOf<typeof customers.listCustomerDocuments>

/** The customers by name or another `sort`, with optional filters. */
export const listCustomers = { method: 'GET', path: '/companies/:companyId/customers', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof customers.listCustomers>

/** Changes a customer. */
export const updateCustomer = { method: 'PATCH', path: '/companies/:companyId/customers/:id' } as EndpointOf<typeof customers.updateCustomer>

/** Stores a document of a customer: pdf, png, jpeg, webp or heic by its content, at most 15 MB. */
export const uploadCustomerDocument = { method: 'POST', path: '/companies/:companyId/customers/:customerId/documents' } as EndpointOf<typeof customers.uploadCustomerDocument>

/** Charges the handling fee of a notice to its rental. */
export const chargeFineFee = { method: 'POST', path: '/companies/:companyId/fines/:id/fee' } as EndpointOf<typeof fines.chargeFineFee>

/** Records a notice. A rental that is not given is the one that had the vehicle then, the driver its customer. */
export const createFine = { method: 'POST', path: '/companies/:companyId/fines' } as EndpointOf<typeof fines.createFine>

/** The chosen notices with the data of their drivers, as a table file (`format` csv or xlsx). */
export const exportFines = { method: 'GET', path: '/companies/:companyId/fines/export' } as EndpointOf<typeof fines.exportFines>

/** A notice of a fine. */
export const getFine = { method: 'GET', path: '/companies/:companyId/fines/:id', staleAfter: ["rentals","customers"] as StaleAfter } as EndpointOf<typeof fines.getFine>

/** The notices of fines: those still to do by their term, then the others, the latest first. */
export const listFines = { method: 'GET', path: '/companies/:companyId/fines', staleAfter: ["rentals","customers"] as StaleAfter } as EndpointOf<typeof fines.listFines>

/**
 * Finds the rental and its drivers, or the unavailability, that had the vehicle with this plate in this minute;
 * former plates and exchanged vehicles are known.
 */
export const lookUpFine = { method: 'POST', path: '/companies/:companyId/fines/lookup', staleAfter: ["rentals","vehicles","customers"] as StaleAfter } as EndpointOf<typeof fines.lookUpFine>

/** The letter about a notice to its driver as HTML or PDF, in the driver's language. */
export const printFineLetter = { method: 'GET', path: '/companies/:companyId/fines/:id/letter' } as EndpointOf<typeof fines.printFineLetter>

/** Changes a notice or its state. */
export const updateFine = { method: 'PATCH', path: '/companies/:companyId/fines/:id' } as EndpointOf<typeof fines.updateFine>

/** Reports which options an import would create, at most 100; writes nothing. */
export const checkOptionImport = { method: 'POST', path: '/companies/:companyId/options/import/check' } as EndpointOf<typeof fleet.checkOptionImport>

/** Reports which vehicles an import would create, at most 100; writes nothing. */
export const checkVehicleImport = { method: 'POST', path: '/companies/:companyId/vehicles/import/check' } as EndpointOf<typeof fleet.checkVehicleImport>

/** Creates a category; its code is unique in the company. */
export const createCategory = { method: 'POST', path: '/companies/:companyId/categories' } as EndpointOf<typeof fleet.createCategory>

/** Creates an option. */
export const createOption = { method: 'POST', path: '/companies/:companyId/options' } as EndpointOf<typeof fleet.createOption>

/** Makes a vehicle unavailable for a period; 409 where a rental holds it. */
export const createUnavailability = { method: 'POST', path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities' } as EndpointOf<typeof fleet.createUnavailability>

/** Creates a vehicle; its plate is unique among the vehicles of the company that are not deleted. */
export const createVehicle = { method: 'POST', path: '/companies/:companyId/vehicles' } as EndpointOf<typeof fleet.createVehicle>

/** Creates the photo of a make, model and year from the addresses of two uploads. */
export const createVehiclePhoto = { method: 'POST', path: '/companies/:companyId/vehiclePhotos' } as EndpointOf<typeof fleet.createVehiclePhoto>

/**
 * Removes a category, or archives it where rentals refer to it; 409 while it has vehicles or prices an unfinished
 * rental.
 */
export const deleteCategory = { method: 'DELETE', path: '/companies/:companyId/categories/:id' } as EndpointOf<typeof fleet.deleteCategory>

/** Removes an option, or archives it where rentals refer to it. */
export const deleteOption = { method: 'DELETE', path: '/companies/:companyId/options/:id' } as EndpointOf<typeof fleet.deleteOption>

/** Removes an unavailability, so that the vehicle can be rented again. */
export const deleteUnavailability = { method: 'DELETE', path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id' } as EndpointOf<typeof fleet.deleteUnavailability>

/** Removes a vehicle, or archives it where rentals refer to it; 409 while an unfinished rental names it. */
export const deleteVehicle = { method: 'DELETE', path: '/companies/:companyId/vehicles/:id' } as EndpointOf<typeof fleet.deleteVehicle>

/** Removes a vehicle photo and its pictures. */
export const deleteVehiclePhoto = { method: 'DELETE', path: '/companies/:companyId/vehiclePhotos/:id' } as EndpointOf<typeof fleet.deleteVehiclePhoto>

/** All options as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
export const exportOptions = { method: 'GET', path: '/companies/:companyId/options/export' } as EndpointOf<typeof fleet.exportOptions>

/** All vehicles that match the same filters, as a table file (`format` csv or xlsx) in the user's language. */
export const exportVehicles = { method: 'GET', path: '/companies/:companyId/vehicles/export' } as EndpointOf<typeof fleet.exportVehicles>

/** A category. */
export const getCategory = { method: 'GET', path: '/companies/:companyId/categories/:id', staleAfter: ["options"] as StaleAfter } as EndpointOf<typeof fleet.getCategory>

/** The company’s rules about who may drive; a category may have its own. */
export const getDriverRules = { method: 'GET', path: '/companies/:companyId/driverRules' } as EndpointOf<typeof fleet.getDriverRules>

/** An option. */
export const getOption = { method: 'GET', path: '/companies/:companyId/options/:id', staleAfter: ["categories","agencies"] as StaleAfter } as EndpointOf<typeof fleet.getOption>

/** A drawing, as svg. */
export const getSchematic = { method: 'GET', path: '/schematics/svg/:id' } as EndpointOf<typeof fleet.getSchematic>

/** An unavailability of a vehicle. */
export const getUnavailability = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id' } as EndpointOf<typeof fleet.getUnavailability>

/** A vehicle. */
export const getVehicle = { method: 'GET', path: '/companies/:companyId/vehicles/:id', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof fleet.getVehicle>

/** The data of a plate from the vehicle data service; 404 where the service is not set, fails or has none. */
export const getVehicleInformation = { method: 'GET', path: '/vehicleInformations' } as EndpointOf<typeof fleet.getVehicleInformation>

/** A vehicle photo. */
export const getVehiclePhoto = { method: 'GET', path: '/companies/:companyId/vehiclePhotos/:id' } as EndpointOf<typeof fleet.getVehiclePhoto>

/** Creates options, at most 100, and reports the outcome of each; known names are not created again. */
export const importOptions = { method: 'POST', path: '/companies/:companyId/options/import' } as EndpointOf<typeof fleet.importOptions>

/** Creates vehicles, at most 100, and reports the outcome of each; known plates are not created again. */
export const importVehicles = { method: 'POST', path: '/companies/:companyId/vehicles/import' } as EndpointOf<typeof fleet.importVehicles>

/** The categories by code. */
export const listCategories = { method: 'GET', path: '/companies/:companyId/categories', staleAfter: ["options"] as StaleAfter } as EndpointOf<typeof fleet.listCategories>

/** A vehicle's damages, those that are not repaired first, then the latest first. */
export const listDamages = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/damages', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof fleet.listDamages>

/** The options by name, enabled or not. */
export const listOptions = { method: 'GET', path: '/companies/:companyId/options', staleAfter: ["categories","agencies"] as StaleAfter } as EndpointOf<typeof fleet.listOptions>

/** The drawings on which damage is marked, each with the address of its thumbnail. */
export const listSchematics = { method: 'GET', path: '/schematics/png/thumbnail' } as EndpointOf<typeof fleet.listSchematics>

/** A vehicle's unavailabilities, latest first. */
export const listUnavailabilities = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities' } as EndpointOf<typeof fleet.listUnavailabilities>

/** The vehicle photos by make, model and year. */
export const listVehiclePhotos = { method: 'GET', path: '/companies/:companyId/vehiclePhotos' } as EndpointOf<typeof fleet.listVehiclePhotos>

/** The vehicles by category and plate or another `sort`, with optional filters and their state now. */
export const listVehicles = { method: 'GET', path: '/companies/:companyId/vehicles', staleAfter: ["rentals","categories","agencies"] as StaleAfter } as EndpointOf<typeof fleet.listVehicles>

/** Records a damage on a vehicle outside any rental. */
export const noteDamage = { method: 'POST', path: '/companies/:companyId/vehicles/:vehicleId/damages' } as EndpointOf<typeof fleet.noteDamage>

/** Marks a damage as repaired or as not repaired. */
export const repairDamage = { method: 'PATCH', path: '/companies/:companyId/vehicles/:vehicleId/damages/:id' } as EndpointOf<typeof fleet.repairDamage>

/** Changes a category. Rentals already agreed keep their amounts and preparation time. */
export const updateCategory = { method: 'PATCH', path: '/companies/:companyId/categories/:id' } as EndpointOf<typeof fleet.updateCategory>

/** Changes the rules about who may drive. Rentals already agreed are checked again when their vehicle leaves. */
export const updateDriverRules = { method: 'PATCH', path: '/companies/:companyId/driverRules' } as EndpointOf<typeof fleet.updateDriverRules>

/** Changes an option, or switches it on and off. */
export const updateOption = { method: 'PATCH', path: '/companies/:companyId/options/:id' } as EndpointOf<typeof fleet.updateOption>

/** Moves an unavailability in time or to another vehicle; 409 where a rental holds that vehicle. */
export const updateUnavailability = { method: 'PATCH', path: '/companies/:companyId/vehicles/:vehicleId/unavailabilities/:id' } as EndpointOf<typeof fleet.updateUnavailability>

/** Changes a vehicle. */
export const updateVehicle = { method: 'PATCH', path: '/companies/:companyId/vehicles/:id' } as EndpointOf<typeof fleet.updateVehicle>

/** Changes a vehicle photo; replaced pictures are removed. */
export const updateVehiclePhoto = { method: 'PATCH', path: '/companies/:companyId/vehiclePhotos/:id' } as EndpointOf<typeof fleet.updateVehiclePhoto>

/** The imports of the last 24 hours, at most 100, latest first, with what each created or changed. */
export const listImports = { method: 'GET', path: '/companies/:companyId/imports', staleAfter: ["customers","vehicles","options","fees","rentals","prices"] as StaleAfter } as EndpointOf<typeof imports.listImports>

/**
 * Removes what an import of the last 24 hours created, and restores the prices that it changed, once. Things that are
 * in use or changed since stay: they are counted, and at most 100 named.
 */
export const undoImport = { method: 'POST', path: '/companies/:companyId/imports/:id/undo' } as EndpointOf<typeof imports.undoImport>

/** Issues a credit note on a document or on some of its lines. 409 `amount_over` with what is left. */
export const creditInvoice = { method: 'POST', path: '/companies/:companyId/invoices/:id/credit' } as EndpointOf<typeof invoicing.creditInvoice>

/**
 * The documents selected by the filters of the list as a table file (`format` csv or xlsx) in the language of the
 * user.
 */
export const exportInvoices = { method: 'GET', path: '/companies/:companyId/invoices/export' } as EndpointOf<typeof invoicing.exportInvoices>

/** A document as it was issued, with what has been paid and credited since. */
export const getInvoice = { method: 'GET', path: '/companies/:companyId/invoices/:id', staleAfter: ["rentals","invoiceSettings","companies","customers","agencies"] as StaleAfter } as EndpointOf<typeof invoicing.getInvoice>

/** The settings for invoices: numbers, VAT of charges and agencies, terms of payment. */
export const getInvoiceSettings = { method: 'GET', path: '/companies/:companyId/invoiceSettings', staleAfter: ["invoices","rentals"] as StaleAfter } as EndpointOf<typeof invoicing.getInvoiceSettings>

/**
 * Issues an invoice, an advance or a claim from a rental. 409 with the new total when it is no longer the one that
 * was shown.
 */
export const issueInvoice = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/invoices' } as EndpointOf<typeof invoicing.issueInvoice>

/** The invoices, advances, credit notes and claims, latest first unless `sort` says otherwise. */
export const listInvoices = { method: 'GET', path: '/companies/:companyId/invoices', staleAfter: ["rentals","invoiceSettings","companies","customers","agencies"] as StaleAfter } as EndpointOf<typeof invoicing.listInvoices>

/** The receipts of a rental and the documents billed to its customer, by its code, oldest first. */
export const listPapersByCode = { method: 'GET', path: '/companies/-1/rentals/byCode/:code/papers' } as EndpointOf<typeof invoicing.listPapersByCode>

/** The document that would be issued from a rental now, without a number. */
export const previewInvoice = { method: 'GET', path: '/companies/:companyId/rentals/:rentalId/invoices/preview', staleAfter: ["invoices","invoiceSettings","companies","customers","agencies"] as StaleAfter } as EndpointOf<typeof invoicing.previewInvoice>

/** A document as PDF, or as a page with `format=html`, in the customer's language; a person's is in French first. */
export const printInvoice = { method: 'GET', path: '/companies/:companyId/invoices/:id/pdf' } as EndpointOf<typeof invoicing.printInvoice>

/** A document billed to the customer of a rental as PDF, by its code. Counted with the receipts. */
export const printInvoiceByCode = { method: 'GET', path: '/companies/-1/rentals/byCode/:code/invoices/:id' } as EndpointOf<typeof invoicing.printInvoiceByCode>

/** Several documents in one PDF, at most 100, in the order of their ids. */
export const printInvoices = { method: 'GET', path: '/companies/:companyId/invoices/pdf' } as EndpointOf<typeof invoicing.printInvoices>

/** A receipt of a rental as PDF, by its code. At most 10 papers a minute from one network address. */
export const printReceiptByCode = { method: 'GET', path: '/companies/-1/rentals/byCode/:code/receipts/:id' } as EndpointOf<typeof invoicing.printReceiptByCode>

/** Replaces the settings for invoices. Series that this year has begun keep their numbers. */
export const putInvoiceSettings = { method: 'PUT', path: '/companies/:companyId/invoiceSettings' } as EndpointOf<typeof invoicing.putInvoiceSettings>

/**
 * The electronic invoice of a document to a company in France, as XML (EN 16931, Cross Industry Invoice). 404 for
 * others, and where data is missing.
 */
export const readInvoiceXml = { method: 'GET', path: '/companies/:companyId/invoices/:id/xml' } as EndpointOf<typeof invoicing.readInvoiceXml>

/** Mails a document as PDF to the customer who is billed; at most five times an hour. */
export const sendInvoice = { method: 'POST', path: '/companies/:companyId/invoices/:id/mails' } as EndpointOf<typeof invoicing.sendInvoice>

/**
 * A zip of the entries of a period, with the means to check them without this software. The journal records that it
 * was made.
 */
export const archiveJournal = { method: 'GET', path: '/companies/:companyId/journal/archive' } as EndpointOf<typeof journal.archiveJournal>

/** The closings of days, months and years, latest first, with their totals. */
export const listClosings = { method: 'GET', path: '/companies/:companyId/journal/closings', staleAfter: ["rentals","invoices"] as StaleAfter } as EndpointOf<typeof journal.listClosings>

/** The statement of the software for the attestation of its publisher; refused where the journal fails its check. */
export const readStatement = { method: 'GET', path: '/companies/:companyId/journal/statement', staleAfter: "any" as StaleAfter } as EndpointOf<typeof journal.readStatement>

/** The turnover recorded in a period of days, before VAT, by VAT rate and by method of payment. */
export const readTurnover = { method: 'GET', path: '/companies/:companyId/journal/turnover', staleAfter: ["rentals","invoices"] as StaleAfter } as EndpointOf<typeof journal.readTurnover>

/** Checks the whole journal, and enters the check and its result in it. */
export const verifyJournal = { method: 'POST', path: '/companies/:companyId/journal/verification' } as EndpointOf<typeof journal.verifyJournal>

/** A customer's next and last rental, balance, damages and roles as a driver. */
export const getCustomerOverview = { method: 'GET', path: '/companies/:companyId/customers/:id/overview', staleAfter: ["rentals","vehicles","agencies","invoices","fines"] as StaleAfter } as EndpointOf<typeof overview.getCustomerOverview>

/** A vehicle's current and next rental, last return, unavailability, and its last twelve months. */
export const getVehicleOverview = { method: 'GET', path: '/companies/:companyId/vehicles/:id/overview', staleAfter: ["rentals","customers","agencies","categories"] as StaleAfter } as EndpointOf<typeof overview.getVehicleOverview>

/** The changes of a customer, the main steps of their rentals and the mails about them, latest first. */
export const listCustomerHistory = { method: 'GET', path: '/companies/:companyId/customers/:id/history', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof overview.listCustomerHistory>

/** The changes of a vehicle, its damages and unavailabilities, and the main steps of its rentals, latest first. */
export const listVehicleHistory = { method: 'GET', path: '/companies/:companyId/vehicles/:id/history', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof overview.listVehicleHistory>

/** The departures and returns of an agency, or of all, on a local day, with what each is missing. */
export const getCounter = { method: 'GET', path: '/companies/:companyId/planning/counter', staleAfter: "any" as StaleAfter } as EndpointOf<typeof planning.getCounter>

/** The counts and lists of the home page. */
export const getHome = { method: 'GET', path: '/companies/:companyId/home', staleAfter: "any" as StaleAfter } as EndpointOf<typeof planning.getHome>

/** The data of the planning board for a period: vehicles, rentals, unavailabilities and holidays. */
export const getPlanning = { method: 'GET', path: '/companies/:companyId/planning', staleAfter: "any" as StaleAfter } as EndpointOf<typeof planning.getPlanning>

/** Reports which fees an import would create, at most 100; writes nothing. */
export const checkFeeImport = { method: 'POST', path: '/companies/:companyId/fees/import/check' } as EndpointOf<typeof pricing.checkFeeImport>

/** Reports which prices an import would change, from what to what, at most 500 rows; writes nothing. */
export const checkPriceImport = { method: 'POST', path: '/companies/:companyId/prices/import/check' } as EndpointOf<typeof pricing.checkPriceImport>

/** Creates a fee; one that is switched on and charges the same case as another is refused. */
export const createFee = { method: 'POST', path: '/companies/:companyId/fees' } as EndpointOf<typeof pricing.createFee>

/** Removes a fee. Agreed prices keep it. */
export const deleteFee = { method: 'DELETE', path: '/companies/:companyId/fees/:id' } as EndpointOf<typeof pricing.deleteFee>

/** All fees as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
export const exportFees = { method: 'GET', path: '/companies/:companyId/fees/export' } as EndpointOf<typeof pricing.exportFees>

/** The price list as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
export const exportPrices = { method: 'GET', path: '/companies/:companyId/prices/export' } as EndpointOf<typeof pricing.exportPrices>

/** A fee that charges itself. */
export const getFee = { method: 'GET', path: '/companies/:companyId/fees/:id', staleAfter: ["agencies","categories"] as StaleAfter } as EndpointOf<typeof pricing.getFee>

/** Creates fees, at most 100, and reports the outcome of each; known ones are not created again. */
export const importFees = { method: 'POST', path: '/companies/:companyId/fees/import' } as EndpointOf<typeof pricing.importFees>

/**
 * Adds and changes prices, at most 500 rows in one transaction, and reports the outcome of each; prices that are not
 * sent stay.
 */
export const importPrices = { method: 'POST', path: '/companies/:companyId/prices/import' } as EndpointOf<typeof pricing.importPrices>

/** The fees that charge themselves, by case and name, switched on or not. */
export const listFees = { method: 'GET', path: '/companies/:companyId/fees', staleAfter: ["agencies","categories"] as StaleAfter } as EndpointOf<typeof pricing.listFees>

/** Every price line of the company, by agency, season, category and length. */
export const listPrices = { method: 'GET', path: '/companies/:companyId/prices', staleAfter: ["agencies","categories"] as StaleAfter } as EndpointOf<typeof pricing.listPrices>

/** Replaces the price list; two lines for the same season, category and length are refused. */
export const putPrices = { method: 'PUT', path: '/companies/:companyId/prices' } as EndpointOf<typeof pricing.putPrices>

/** Changes a fee, or switches it on and off. Agreed prices stay as they are. */
export const updateFee = { method: 'PATCH', path: '/companies/:companyId/fees/:id' } as EndpointOf<typeof pricing.updateFee>

/** Erases a customer at their request: at once what may go; the rest when its time is over. */
export const eraseCustomer = { method: 'POST', path: '/companies/:companyId/customers/:id/erasure' } as EndpointOf<typeof privacy.eraseCustomer>

/**
 * The whole company at one instant, as a zip: its data as JSON, tables, documents and photos, without any secret.
 */
export const exportCompany = { method: 'GET', path: '/companies/:companyId/archive' } as EndpointOf<typeof privacy.exportCompany>

/** Everything stored about a customer, as a zip: data as JSON, documents and photos. */
export const exportPerson = { method: 'GET', path: '/companies/:companyId/customers/:id/file' } as EndpointOf<typeof privacy.exportPerson>

/** The periods for which the company keeps the data of its customers. */
export const getRetention = { method: 'GET', path: '/companies/:companyId/retention' } as EndpointOf<typeof privacy.getRetention>

/** The runs that erased something, latest first: numbers without names. */
export const listRetentionRuns = { method: 'GET', path: '/companies/:companyId/retention/runs', staleAfter: ["customers"] as StaleAfter } as EndpointOf<typeof privacy.listRetentionRuns>

/** Previews the erasure of a customer today: the data it takes, and those that stay, with reason and end. */
export const previewErasure = { method: 'GET', path: '/companies/:companyId/customers/:id/erasure', staleAfter: "any" as StaleAfter } as EndpointOf<typeof privacy.previewErasure>

/** Previews the next nightly run: the numbers it erases, and the first hundred customers. */
export const previewRetention = { method: 'GET', path: '/companies/:companyId/retention/preview', staleAfter: "any" as StaleAfter } as EndpointOf<typeof privacy.previewRetention>

/** Says that the company is in a dispute with a customer, or no longer: meanwhile nothing is erased. */
export const putDispute = { method: 'PUT', path: '/companies/:companyId/customers/:id/dispute' } as EndpointOf<typeof privacy.putDispute>

/** Replaces the periods for which the data of customers are kept. */
export const putRetention = { method: 'PUT', path: '/companies/:companyId/retention' } as EndpointOf<typeof privacy.putRetention>

/** The list with its filters, or the rentals of `ids`, as a table file (`format` csv or xlsx). */
export const exportReceivables = { method: 'GET', path: '/companies/:companyId/receivables/export' } as EndpointOf<typeof receivables.exportReceivables>

/**
 * Unpaid rentals, the oldest debt first; with `kind`, deposits and overpayments held, or quotes without an answer.
 */
export const listReceivables = { method: 'GET', path: '/companies/:companyId/receivables', staleAfter: ["rentals","customers","agencies","invoices","fines"] as StaleAfter } as EndpointOf<typeof receivables.listReceivables>

/** The sums of what is unpaid by age, of deposits held and to be given back, and of quotes without an answer. */
export const sumReceivables = { method: 'GET', path: '/companies/:companyId/receivables/summary', staleAfter: ["rentals","customers","agencies","invoices","fines"] as StaleAfter } as EndpointOf<typeof receivables.sumReceivables>

/** Lets the drivers of a rental break the rules that they break now, with a reason. */
export const admitDrivers = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/driverExceptions' } as EndpointOf<typeof rentals.admitDrivers>

/** Accepts a reservation (`pending`) or a quote (`validating`, the agency then confirms), or declines it. */
export const answerRentalByCode = { method: 'PUT', path: '/companies/-1/rentals/byCode/:code/status' } as EndpointOf<typeof rentals.answerRentalByCode>

/** Replaces the vehicle of an ongoing rental, with a check of both vehicles. */
export const changeVehicle = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/vehicleChanges' } as EndpointOf<typeof rentals.changeVehicle>

/** The rules that the drivers of a rental break, saved or not, and the option that a young driver adds. */
export const checkRentalDrivers = { method: 'POST', path: '/companies/:companyId/rentals/drivers', staleAfter: ["customers","vehicles","categories","options","driverRules"] as StaleAfter } as EndpointOf<typeof rentals.checkRentalDrivers>

/**
 * Reports which past and coming rentals an import would create, at most 2,000, with their conflicts; writes nothing.
 */
export const checkRentalImport = { method: 'POST', path: '/companies/:companyId/rentals/import/check' } as EndpointOf<typeof rentals.checkRentalImport>

/** Charges something on top of the agreed price, or takes a charge back. */
export const createCharge = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/charges' } as EndpointOf<typeof rentals.createCharge>

/** Records a payment for the rental or its deposit, or a refund; an amount above the balance must be confirmed. */
export const createPayment = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/payments' } as EndpointOf<typeof rentals.createPayment>

/** Creates a draft. */
export const createRental = { method: 'POST', path: '/companies/:companyId/rentals' } as EndpointOf<typeof rentals.createRental>

/** Takes a recorded refused request back: the statistics no longer count it. */
export const deleteRefusedRequest = { method: 'DELETE', path: '/companies/:companyId/refused-requests/:id' } as EndpointOf<typeof rentals.deleteRefusedRequest>

/** Deletes a draft. Any other rental, and a draft with payments, answers 409. */
export const deleteRental = { method: 'DELETE', path: '/companies/:companyId/rentals/:id' } as EndpointOf<typeof rentals.deleteRental>

/**
 * The rentals selected by the filters of the list, or found by a search, as a table file (`format` csv or xlsx) in
 * the language of the user.
 */
export const exportRentals = { method: 'GET', path: '/companies/:companyId/rentals/export' } as EndpointOf<typeof rentals.exportRentals>

/**
 * The fewest rentals to move to other vehicles so that one is free for a period, or the proof that no move helps.
 */
export const findRoom = { method: 'GET', path: '/companies/:companyId/room', staleAfter: "any" as StaleAfter } as EndpointOf<typeof rentals.findRoom>

/** A photo of a check: PNG, at most 2048 px, or 256 px as `thumbnail`. */
export const getCheckPhoto = { method: 'GET', path: '/companies/:companyId/rentals/:rentalId/photos/:id' } as EndpointOf<typeof rentals.getCheckPhoto>

/** A rental with its people, price, checks and payments so far. */
export const getRental = { method: 'GET', path: '/companies/:companyId/rentals/:id', staleAfter: ["invoices","fines"] as StaleAfter } as EndpointOf<typeof rentals.getRental>

/** A reservation as its customer sees it, by its code. At most 30 calls a minute from one network address. */
export const getRentalByCode = { method: 'GET', path: '/companies/-1/rentals/byCode/:code' } as EndpointOf<typeof rentals.getRentalByCode>

/** The pick-up and the return of a reservation as an iCalendar file. */
export const getRentalCalendar = { method: 'GET', path: '/companies/-1/rentals/byCode/:code/calendar' } as EndpointOf<typeof rentals.getRentalCalendar>

/** The content of a rental document, with its `languages`: for a person French first, then their own. */
export const getRentalDocument = { method: 'GET', path: '/companies/:companyId/rentals/:id/document' } as EndpointOf<typeof rentals.getRentalDocument>

/** The words of the mail that fits the rental's state as plain text, with the address of the customer's page. */
export const getRentalMessage = { method: 'GET', path: '/companies/:companyId/rentals/:id/message', staleAfter: ["message-templates","customers"] as StaleAfter } as EndpointOf<typeof rentals.getRentalMessage>

/** The price of a rental, line by line; as agreed once it is frozen. */
export const getRentalPrice = { method: 'GET', path: '/companies/:companyId/rentals/:id/price' } as EndpointOf<typeof rentals.getRentalPrice>

/** Every step of a rental with its author and time, latest first. */
export const getTimeline = { method: 'GET', path: '/companies/:companyId/rentals/:id/timeline', staleAfter: ["invoices","fines"] as StaleAfter } as EndpointOf<typeof rentals.getTimeline>

/**
 * Creates past and coming rentals of another program, at most 2,000 in one transaction, and reports the outcome of
 * each; nobody is mailed, and no payment is recorded.
 */
export const importRentals = { method: 'POST', path: '/companies/:companyId/rentals/import' } as EndpointOf<typeof rentals.importRentals>

/** Every vehicle, the agency where it will be at that start, and its availability. */
export const listAvailabilities = { method: 'GET', path: '/companies/:companyId/availabilities', staleAfter: "any" as StaleAfter } as EndpointOf<typeof rentals.listAvailabilities>

/** Every category for a stay, cheapest first: free vehicles, price, deposit and excess. */
export const listCategoryPrices = { method: 'GET', path: '/companies/:companyId/categoryPrices', staleAfter: "any" as StaleAfter } as EndpointOf<typeof rentals.listCategoryPrices>

/** The documents that were accepted or signed, unchanged, oldest first. */
export const listKeptDocuments = { method: 'GET', path: '/companies/:companyId/rentals/:id/documents' } as EndpointOf<typeof rentals.listKeptDocuments>

/** The words of every mail to customers in French and English: the company's own, or the original ones. */
export const listMessageTemplates = { method: 'GET', path: '/companies/:companyId/message-templates' } as EndpointOf<typeof rentals.listMessageTemplates>

/** The options that the departure agency counts, and how many of each are left for a period. */
export const listOptionsLeft = { method: 'GET', path: '/companies/:companyId/optionsLeft', staleAfter: ["rentals","options","agencies"] as StaleAfter } as EndpointOf<typeof rentals.listOptionsLeft>

/** The payments of a rental, oldest first. */
export const listPayments = { method: 'GET', path: '/companies/:companyId/rentals/:rentalId/payments' } as EndpointOf<typeof rentals.listPayments>

/**
 * The rentals, latest start first unless `sort` says otherwise; `start` and `end` select those that overlap the
 * period.
 */
export const listRentals = { method: 'GET', path: '/companies/:companyId/rentals', staleAfter: ["invoices","fines"] as StaleAfter } as EndpointOf<typeof rentals.listRentals>

/**
 * Gives several rentals other vehicles at once, all of them or none; they may exchange vehicles. A refusal names the
 * rental.
 */
export const moveRentals = { method: 'POST', path: '/companies/:companyId/rentals/moves' } as EndpointOf<typeof rentals.moveRentals>

/** A mail with these words about a rental, the most recent one without `rentalId`. */
export const previewMessageTemplate = { method: 'POST', path: '/companies/:companyId/message-templates/preview', staleAfter: ["rentals","customers"] as StaleAfter } as EndpointOf<typeof rentals.previewMessageTemplate>

/** A mail as the customer would get it, in their language, with a line of the agent's own. */
export const previewRentalMail = { method: 'POST', path: '/companies/:companyId/rentals/:id/mails/preview', staleAfter: ["message-templates"] as StaleAfter } as EndpointOf<typeof rentals.previewRentalMail>

/** The price of a rental that is not saved yet. Writes nothing. */
export const priceRental = { method: 'POST', path: '/companies/:companyId/rentals/price', staleAfter: ["prices","agencies","categories","options","vehicles","companies"] as StaleAfter } as EndpointOf<typeof rentals.priceRental>

/** An accepted or signed document as HTML or PDF. */
export const printKeptDocument = { method: 'GET', path: '/companies/:companyId/rentals/:rentalId/documents/:id/printable' } as EndpointOf<typeof rentals.printKeptDocument>

/** The receipt of a payment as HTML or PDF, in the customer's language; a person's is in French first. */
export const printReceipt = { method: 'GET', path: '/companies/:companyId/rentals/:rentalId/payments/:id/receipt' } as EndpointOf<typeof rentals.printReceipt>

/**
 * The rental's document as a complete HTML page or as PDF, in the customer's language; a person's is in French first.
 */
export const printRental = { method: 'GET', path: '/companies/:companyId/rentals/:id/printable' } as EndpointOf<typeof rentals.printRental>

/**
 * Sets the company's own words of a mail in a language: plain text with the placeholders of the list. `words: null`
 * returns to the original ones. Answers the list.
 */
export const putMessageTemplate = { method: 'PUT', path: '/companies/:companyId/message-templates' } as EndpointOf<typeof rentals.putMessageTemplate>

/** Records a delivery or a return of the vehicle. */
export const recordCheck = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/checks' } as EndpointOf<typeof rentals.recordCheck>

/**
 * Records that the overpaid part of `settledElsewhereAmount`, then of `collectedAmount`, was given back outside
 * Filao. 409 with the right `amount` when it is another.
 */
export const recordGivenBack = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/givenBackElsewhere' } as EndpointOf<typeof rentals.recordGivenBack>

/**
 * Records that a customer asked for a category, or any, and nothing was free. `referralMode` is `web` for a key and
 * `desk` for a member who do not say.
 */
export const recordRefusedRequest = { method: 'POST', path: '/companies/:companyId/refused-requests' } as EndpointOf<typeof rentals.recordRefusedRequest>

/** Takes a cancellation back within ten minutes: status, vehicle and fee are as before, no mail leaves. */
export const reinstateRental = { method: 'POST', path: '/companies/:companyId/rentals/:id/reinstatement' } as EndpointOf<typeof rentals.reinstateRental>

/**
 * Finds rentals by public id, plate, or the name, phone or e-mail of the customer: the best 50 that match the filters
 * of the list.
 */
export const searchRentals = { method: 'POST', path: '/companies/:companyId/rentals/search', staleAfter: ["invoices","fines"] as StaleAfter } as EndpointOf<typeof rentals.searchRentals>

/**
 * Mails the customer the invitation to accept, the rental's document or a receipt as PDF, each at most five times an
 * hour; or a reminder to pay, once a day.
 */
export const sendRentalMail = { method: 'POST', path: '/companies/:companyId/rentals/:id/mails' } as EndpointOf<typeof rentals.sendRentalMail>

/**
 * Settles a returned rental, once: price, charges, the rest, the deposit. 409 with the new sums when they are no
 * longer those shown.
 */
export const settleRental = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/settlement' } as EndpointOf<typeof rentals.settleRental>

/** Changes a rental, or moves it to another status. */
export const updateRental = { method: 'PATCH', path: '/companies/:companyId/rentals/:id' } as EndpointOf<typeof rentals.updateRental>

/** Uploads a photo of the vehicle for a check to come. */
export const uploadCheckPhoto = { method: 'POST', path: '/companies/:companyId/rentals/:rentalId/photos' } as EndpointOf<typeof rentals.uploadCheckPhoto>

/** Creates a source; its name is unique in the company. */
export const createSource = { method: 'POST', path: '/companies/:companyId/sources' } as EndpointOf<typeof sources.createSource>

/** Deletes a source, or archives it where rentals name it: they keep it. */
export const deleteSource = { method: 'DELETE', path: '/companies/:companyId/sources/:id' } as EndpointOf<typeof sources.deleteSource>

/** A source that sends rentals. */
export const getSource = { method: 'GET', path: '/companies/:companyId/sources/:id' } as EndpointOf<typeof sources.getSource>

/** The sources that send rentals, by name, switched off ones too. */
export const listSources = { method: 'GET', path: '/companies/:companyId/sources' } as EndpointOf<typeof sources.listSources>

/** Changes a source, or switches it off. Agreed rentals keep their price and the terms of their commission. */
export const updateSource = { method: 'PATCH', path: '/companies/:companyId/sources/:id' } as EndpointOf<typeof sources.updateSource>

/** The statement of a source for a month as a table file (`format` csv or xlsx). */
export const exportStatement = { method: 'GET', path: '/companies/:companyId/source-statements/:id/export' } as EndpointOf<typeof statements.exportStatement>

/** The statement of the source `id` for a month: its rentals that start in it, their sums, its settlements. */
export const getStatement = { method: 'GET', path: '/companies/:companyId/source-statements/:id', staleAfter: ["sources","rentals","customers","agencies","invoices","fines"] as StaleAfter } as EndpointOf<typeof statements.getStatement>

/** Each source with the sums of its rentals that start in a month: price, commission, collected, difference. */
export const listSourceMonths = { method: 'GET', path: '/companies/:companyId/source-statements', staleAfter: ["sources","rentals","customers","agencies","invoices","fines"] as StaleAfter } as EndpointOf<typeof statements.listSourceMonths>

/**
 * Compares the list that the source sent for a month with its rentals: by reference, else by name and dates. Stores
 * nothing.
 */
export const matchBookings = { method: 'POST', path: '/companies/:companyId/source-statements/:id/matches' } as EndpointOf<typeof statements.matchBookings>

/** The statement of a source for a month as PDF, or as a page with `format=html`. */
export const printStatement = { method: 'GET', path: '/companies/:companyId/source-statements/:id/pdf' } as EndpointOf<typeof statements.printStatement>

/** Marks what is open of a month as settled. 409 with the current `amount` when it is another. */
export const settleStatement = { method: 'POST', path: '/companies/:companyId/source-statements/:id/settlements' } as EndpointOf<typeof statements.settleStatement>

/** Takes a settlement back: its rentals are open again. */
export const takeSettlementBack = { method: 'DELETE', path: '/companies/:companyId/source-statements/:id/settlements/:settlementId' } as EndpointOf<typeof statements.takeSettlementBack>

/**
 * The figures of a period by its days, weeks or months (`of` is `parts`), by a division, or by `option`, `fee` or
 * `sender` (the sources that sent rentals), as a table file (`format` csv or xlsx) in the language of the user.
 */
export const exportStatistics = { method: 'GET', path: '/companies/:companyId/statistics/export' } as EndpointOf<typeof statistics.exportStatistics>

/** The part of the revenue of a period that each fee brings, highest first. */
export const listFeeShares = { method: 'GET', path: '/companies/:companyId/statistics/fees', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.listFeeShares>

/** The part of the revenue of a period that each option brings, highest first. */
export const listOptionShares = { method: 'GET', path: '/companies/:companyId/statistics/options', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.listOptionShares>

/**
 * The refused requests whose time falls into a period by the clock of their agency, latest pick-up first; `agencyId`
 * and `categoryId` choose those of an agency or a category.
 */
export const listRefusedRequests = { method: 'GET', path: '/companies/:companyId/statistics/refused-requests', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.listRefusedRequests>

/**
 * The figures of a period by pick-up agency, category, vehicle or source, highest revenue first. What adds up adds up
 * to the figures of the period.
 */
export const listShares = { method: 'GET', path: '/companies/:companyId/statistics/shares', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.listShares>

/** The revenue of a period that each source sends, its commission and what is left, highest revenue first. */
export const listSourceShares = { method: 'GET', path: '/companies/:companyId/statistics/sources', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.listSourceShares>

/** The utilisation of each category in each week of a period. */
export const readHeatMap = { method: 'GET', path: '/companies/:companyId/statistics/heat-map', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.readHeatMap>

/**
 * The figures of a period and of each of its days, weeks or months (`step`): utilisation, revenue before VAT,
 * rentals, costs. A rental counts for the days it covers, so sums over periods agree to the cent.
 */
export const readStatistics = { method: 'GET', path: '/companies/:companyId/statistics', staleAfter: "any" as StaleAfter } as EndpointOf<typeof statistics.readStatistics>

/** Two customers side by side, with what refers to each of them and the version that a merge sends. */
export const compareCustomers = { method: 'GET', path: '/companies/:companyId/customers/:id/comparison/:customerId', staleAfter: ["rentals","invoices","fines"] as StaleAfter } as EndpointOf<typeof twins.compareCustomers>

/** The customers who were merged into this one, the latest first, with the merges that can still be undone. */
export const listMerges = { method: 'GET', path: '/companies/:companyId/customers/:customerId/merges' } as EndpointOf<typeof twins.listMerges>

/**
 * Pairs of customers who may be one, those who share most first; with `isDistinct` those that were said to be two.
 */
export const listTwins = { method: 'GET', path: '/companies/:companyId/customers/twins' } as EndpointOf<typeof twins.listTwins>

/** The customers, at most 20, who may be the same as this one; without those that were said to be another. */
export const listTwinsOf = { method: 'GET', path: '/companies/:companyId/customers/:customerId/twins' } as EndpointOf<typeof twins.listTwinsOf>

/** Merges another customer into this one, field by field; can be undone for a day. */
export const mergeCustomers = { method: 'POST', path: '/companies/:companyId/customers/:id/merges' } as EndpointOf<typeof twins.mergeCustomers>

/** Says that two customers are not one, so that they are no longer proposed, or takes that back. */
export const putDistinct = { method: 'PUT', path: '/companies/:companyId/customers/:id/twins/:customerId' } as EndpointOf<typeof twins.putDistinct>

/** Undoes a merge of the last 24 hours; 409 when that is no longer possible. */
export const undoMerge = { method: 'DELETE', path: '/companies/:companyId/customers/merges/:mergeId' } as EndpointOf<typeof twins.undoMerge>

/** Adds the deadline of a template to each vehicle of its category that has none like it. */
export const applyTemplate = { method: 'POST', path: '/companies/:companyId/deadlineTemplates/:id/application' } as EndpointOf<typeof upkeep.applyTemplate>

/** Adds a deadline to a vehicle; what is due follows from the last time and the step unless it is sent. */
export const createDeadline = { method: 'POST', path: '/companies/:companyId/vehicles/:vehicleId/deadlines' } as EndpointOf<typeof upkeep.createDeadline>

/** Adds a service that vehicles of a category need, by months, kilometres or whichever comes first. */
export const createTemplate = { method: 'POST', path: '/companies/:companyId/deadlineTemplates' } as EndpointOf<typeof upkeep.createTemplate>

/** Removes a deadline from a vehicle; its visits and their costs stay. */
export const deleteDeadline = { method: 'DELETE', path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id' } as EndpointOf<typeof upkeep.deleteDeadline>

/** Removes a template; the deadlines made from it stay. */
export const deleteTemplate = { method: 'DELETE', path: '/companies/:companyId/deadlineTemplates/:id' } as EndpointOf<typeof upkeep.deleteTemplate>

/** Removes a document of a visit permanently. */
export const deleteVisitDocument = { method: 'DELETE', path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents/:id' } as EndpointOf<typeof upkeep.deleteVisitDocument>

/** A document of a visit as an attachment under its own name. */
export const downloadVisitDocument = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents/:id/download' } as EndpointOf<typeof upkeep.downloadVisitDocument>

/** The deadlines of the vehicles by the day on which they are due, by date or kilometres; `state` filters. */
export const listDeadlines = { method: 'GET', path: '/companies/:companyId/deadlines', staleAfter: ["vehicles","rentals"] as StaleAfter } as EndpointOf<typeof upkeep.listDeadlines>

/** The services that vehicles of each category need, by name. */
export const listTemplates = { method: 'GET', path: '/companies/:companyId/deadlineTemplates', staleAfter: ["categories"] as StaleAfter } as EndpointOf<typeof upkeep.listTemplates>

/** The deadlines of a vehicle, by the day on which they are due. */
export const listVehicleDeadlines = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/deadlines', staleAfter: ["rentals"] as StaleAfter } as EndpointOf<typeof upkeep.listVehicleDeadlines>

/** Everything that was done on a vehicle for its deadlines, latest first, with the costs and documents. */
export const listVisits = { method: 'GET', path: '/companies/:companyId/vehicles/:vehicleId/visits' } as EndpointOf<typeof upkeep.listVisits>

/**
 * Records that a deadline was done, with its cost, and sets the next one; an inspection also moves the emissions
 * check.
 */
export const recordVisit = { method: 'POST', path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id/visits' } as EndpointOf<typeof upkeep.recordVisit>

/** Changes a deadline; a new last time or step also moves what is due, unless it is sent. */
export const updateDeadline = { method: 'PATCH', path: '/companies/:companyId/vehicles/:vehicleId/deadlines/:id' } as EndpointOf<typeof upkeep.updateDeadline>

/** Changes a template and the deadlines made from it, except values that a vehicle has of its own. */
export const updateTemplate = { method: 'PATCH', path: '/companies/:companyId/deadlineTemplates/:id' } as EndpointOf<typeof upkeep.updateTemplate>

/** Stores a report or bill of a visit: pdf, png, jpeg, webp or heic by its content, at most 15 MB. */
export const uploadVisitDocument = { method: 'POST', path: '/companies/:companyId/vehicles/:vehicleId/visits/:visitId/documents' } as EndpointOf<typeof upkeep.uploadVisitDocument>

/** Creates a webhook; this answer alone shows its secret. */
export const createWebhook = { method: 'POST', path: '/companies/:companyId/webhooks' } as EndpointOf<typeof webhooks.createWebhook>

/** Deletes a webhook with its log. */
export const deleteWebhook = { method: 'DELETE', path: '/companies/:companyId/webhooks/:id' } as EndpointOf<typeof webhooks.deleteWebhook>

/** The events of the last 30 days for a webhook, latest first, with every attempt to deliver them. */
export const listDeliveries = { method: 'GET', path: '/companies/:companyId/webhooks/:webhookId/deliveries' } as EndpointOf<typeof webhooks.listDeliveries>

/** The webhooks of the company, oldest first; never their secrets. */
export const listWebhooks = { method: 'GET', path: '/companies/:companyId/webhooks' } as EndpointOf<typeof webhooks.listWebhooks>

/** Gives the webhook a new secret, shown in this answer alone. Each former one signs too for 24 hours. */
export const renewWebhookSecret = { method: 'POST', path: '/companies/:companyId/webhooks/:id/secret' } as EndpointOf<typeof webhooks.renewWebhookSecret>

/** Sends an event again, with the same `webhook-id`. */
export const sendAgain = { method: 'POST', path: '/companies/:companyId/webhooks/:webhookId/deliveries/:id/again' } as EndpointOf<typeof webhooks.sendAgain>

/** Sends the event `webhook.test`. */
export const testWebhook = { method: 'POST', path: '/companies/:companyId/webhooks/:id/test' } as EndpointOf<typeof webhooks.testWebhook>

/** Changes a webhook, or switches it on or off. Events that wait for one that is switched off are given up. */
export const updateWebhook = { method: 'PATCH', path: '/companies/:companyId/webhooks/:id' } as EndpointOf<typeof webhooks.updateWebhook>
