import { secondFactorLabels, signInRulesLabels } from '@filao/domain/access/factor/second-factor'
import { apiKeyLabels } from '@filao/domain/access/key/api-key'
import { savedViewLabels } from '@filao/domain/access/saved-view'
import { userLabels } from '@filao/domain/access/user-labels'
import { accountLabels } from '@filao/domain/accounting/accounts'
import { subscriptionLabels } from '@filao/domain/billing/subscription'
import { calendarLabels } from '@filao/domain/calendars/calendar'
import { cashDeskLabels } from '@filao/domain/cash/desk'
import { agencyLabels, geolocationLabels, seasonFieldLabels } from '@filao/domain/company/agency'
import { companyLabels, companySettingsLabels } from '@filao/domain/company/company'
import { openingHoursLabels } from '@filao/domain/company/opening-hours'
import { fileUploadLabels } from '@filao/domain/company/public-file'
import { termsLabels } from '@filao/domain/company/terms'
import { customerLabels } from '@filao/domain/customers/customer'
import { customerFilterLabels } from '@filao/domain/customers/customer-filter'
import { exclusionLabels } from '@filao/domain/customers/exclusion/exclusion'
import { fineFeeLabels } from '@filao/domain/fines/fee'
import { fineLabels } from '@filao/domain/fines/fine'
import { categoryLabels } from '@filao/domain/fleet/category/category'
import { damageLabels } from '@filao/domain/fleet/damage/damage-labels'
import { driverRulesLabels } from '@filao/domain/fleet/driver-rules/driver-rules'
import { coverLabels, optionLabels, stockLabels } from '@filao/domain/fleet/option/option'
import { vehiclePhotoLabels } from '@filao/domain/fleet/photo/vehicle-photo'
import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { creditLabels } from '@filao/domain/invoicing/credit'
import { invoiceMailLabels } from '@filao/domain/invoicing/invoice'
import { invoiceSettingsLabels } from '@filao/domain/invoicing/settings'
import { journalQuestionLabels } from '@filao/domain/journal/labels'
import type { Sentence } from '@filao/domain/kernel/language'
import { chargeLabels } from '@filao/domain/ledger/charge'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentLabels } from '@filao/domain/ledger/payment'
import { feeKindLabels, feeLabels, waivedFeeLabels } from '@filao/domain/pricing/fee/fee'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { retentionLabels } from '@filao/domain/privacy/periods'
import { ageLabel } from '@filao/domain/receivables/age'
import { cancellationLabels } from '@filao/domain/rentals/cancellation/cancellation'
import { checkLabels } from '@filao/domain/rentals/check/check'
import { vehicleChangeLabels } from '@filao/domain/rentals/check/vehicle-change-labels'
import { admissionLabels } from '@filao/domain/rentals/drivers/verdict'
import { rentalHeadings } from '@filao/domain/rentals/import/rental-headings'
import { mailLineLabel } from '@filao/domain/rentals/mail/mail'
import { templateLabels } from '@filao/domain/rentals/mail/template'
import { paymentCreationLabels, settlementLabels } from '@filao/domain/rentals/money/settlement'
import { promiseLabels } from '@filao/domain/rentals/promise/promise'
import { handoverPlaceLabels } from '@filao/domain/rentals/record/handover-place'
import { rentalChangeLabels, rentalLabels } from '@filao/domain/rentals/record/rental'
import { sourceLabels } from '@filao/domain/sources/source'
import { statementLabels, statementRequestLabels } from '@filao/domain/statements/statement'
import { questionLabels } from '@filao/domain/statistics/share'
import { twinLabels } from '@filao/domain/twins/twin'
import { deadlineLabels, visitLabels } from '@filao/domain/upkeep/deadline'
import { webhookLabels } from '@filao/domain/webhooks/webhook'
import { otherLabels } from './other-labels.ts'

const importedRentalLabels = Object.fromEntries(Object.entries(rentalHeadings).map(([key, { label }]) => [key, label]))

/** The labels of the nouns, by the name that a path has for them. */
const nouns: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  accounts: { ...feeKindLabels, ...paymentMethodLabels, ...accountLabels },
  agencies: { ...geolocationLabels, ...openingHoursLabels, ...seasonFieldLabels, ...agencyLabels },
  'api-keys': apiKeyLabels,
  authenticatorApp: { ...secondFactorLabels, ...userLabels },
  auth: { ...secondFactorLabels, ...userLabels },
  calendars: calendarLabels,
  'cash-desks': cashDeskLabels,
  categories: { ...driverRulesLabels, ...categoryLabels },
  billing: subscriptionLabels,
  charges: { ...paymentCreationLabels, ...chargeLabels },
  checks: { ...damageLabels, ...checkLabels },
  companies: { ...companyLabels, ...companySettingsLabels, ...termsLabels },
  contractTerms: termsLabels,
  customers: { ...customerFilterLabels, ...customerLabels },
  exclusion: exclusionLabels,
  damages: damageLabels,
  deadlines: deadlineLabels,
  deadlineTemplates: deadlineLabels,
  driverExceptions: admissionLabels,
  driverRules: driverRulesLabels,
  fee: fineFeeLabels,
  fees: feeLabels,
  files: fileUploadLabels,
  fines: fineLabels,
  journal: journalQuestionLabels,
  givenBackElsewhere: chargeLabels,
  invoices: { ...creditLabels, ...invoiceMailLabels },
  invoiceSettings: { ...invoiceSettingsLabels, vatRate: companyLabels.vatRate },
  'message-templates': templateLabels,
  mails: { ...cancellationLabels, ...invoiceMailLabels, line: mailLineLabel },
  options: { ...optionLabels, ...coverLabels, ...stockLabels },
  optionsLeft: rentalLabels,
  passkeys: { ...secondFactorLabels, ...userLabels },
  payments: { ...paymentCreationLabels, ...paymentLabels },
  prices: priceLabels,
  receivables: { age: ageLabel },
  'refused-requests': rentalLabels,
  room: { ...promiseLabels, ...rentalLabels },
  rentals: {
    ...promiseLabels,
    ...handoverPlaceLabels,
    ...waivedFeeLabels,
    ...importedRentalLabels,
    ...cancellationLabels,
    ...rentalChangeLabels,
    ...rentalLabels,
  },
  rentalTerms: termsLabels,
  sources: sourceLabels,
  'source-statements': { ...statementLabels, ...statementRequestLabels },
  statistics: questionLabels,
  savedViews: savedViewLabels,
  secondFactor: secondFactorLabels,
  retention: retentionLabels,
  settlement: { ...paymentCreationLabels, ...chargeLabels, ...settlementLabels },
  signInRules: signInRulesLabels,
  merges: { ...customerLabels, ...twinLabels },
  twins: twinLabels,
  unavailabilities: unavailabilityLabels,
  users: userLabels,
  vehicleChanges: { ...damageLabels, ...checkLabels, ...vehicleChangeLabels },
  vehicles: vehicleLabels,
  visits: { ...unavailabilityLabels, ...deadlineLabels, ...visitLabels },
  vehiclePhotos: vehiclePhotoLabels,
  vehicleInformations: vehicleLabels,
  postalCodes: agencyLabels,
  geocode: agencyLabels,
  availabilities: rentalLabels,
  categoryPrices: rentalLabels,
  planning: rentalLabels,
  webhooks: webhookLabels,
}

/**
 * Names a field of a call as the screens of its noun do; `call` is the path in the contract. A field without a label
 * keeps its key; no path is the whole body.
 */
export function fieldLabel(call: string, path: readonly PropertyKey[]): Sentence {
  if (path.length === 0) return { fr: 'Corps de la requête', en: 'Body of the request' }
  const key = String(path.findLast((part) => typeof part === 'string') ?? path.at(-1) ?? '')
  return labelIn(nouns[nounOf(call)], key) ?? labelIn(otherLabels, key) ?? { fr: key, en: key }
}

/** Returns the last noun in the path of a call. */
function nounOf(call: string): string {
  const names = call.replace(/^\/companies\/[^/]+(?=\/)/, '').split('/')
  return names.findLast((name) => Object.hasOwn(nouns, name)) ?? ''
}

function labelIn(labels: Readonly<Record<string, Sentence>> = {}, key: string): Sentence | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}
