import { signInRulesLabels } from '@filao/domain/access/factor/second-factor'
import { apiKeyLabels } from '@filao/domain/access/key/api-key'
import { userLabels } from '@filao/domain/access/user-labels'
import { accountLabels } from '@filao/domain/accounting/accounts'
import { calendarLabels } from '@filao/domain/calendars/calendar'
import { cashDeskLabels } from '@filao/domain/cash/desk'
import { agencyLabels } from '@filao/domain/company/agency'
import { companyLabels, companySettingsLabels } from '@filao/domain/company/company'
import { customerLabels } from '@filao/domain/customers/customer'
import { fineLabels } from '@filao/domain/fines/fine'
import { categoryLabels } from '@filao/domain/fleet/category/category'
import { driverRulesLabels } from '@filao/domain/fleet/driver-rules/driver-rules'
import { optionLabels } from '@filao/domain/fleet/option/option'
import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { invoiceSettingsLabels } from '@filao/domain/invoicing/settings'
import type { Sentence } from '@filao/domain/kernel/language'
import { chargeLabels } from '@filao/domain/ledger/charge'
import { paymentLabels } from '@filao/domain/ledger/payment'
import { retentionLabels } from '@filao/domain/privacy/periods'
import { checkLabels } from '@filao/domain/rentals/check/check'
import { vehicleChangeLabels } from '@filao/domain/rentals/check/vehicle-change-labels'
import { templateLabels } from '@filao/domain/rentals/mail/template'
import { settlementLabels } from '@filao/domain/rentals/money/settlement'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { deadlineLabels, visitLabels } from '@filao/domain/upkeep/deadline'
import { webhookLabels } from '@filao/domain/webhooks/webhook'
import { otherLabels } from './other-labels.ts'

/** The labels of the nouns, by the name that a path has for them. */
const nouns: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  accounts: accountLabels,
  agencies: agencyLabels,
  'api-keys': apiKeyLabels,
  auth: userLabels,
  calendars: calendarLabels,
  'cash-desks': cashDeskLabels,
  categories: { ...driverRulesLabels, ...categoryLabels },
  charges: chargeLabels,
  checks: checkLabels,
  companies: { ...companyLabels, ...companySettingsLabels },
  customers: customerLabels,
  deadlines: deadlineLabels,
  deadlineTemplates: deadlineLabels,
  driverRules: driverRulesLabels,
  fines: fineLabels,
  invoiceSettings: invoiceSettingsLabels,
  'message-templates': templateLabels,
  options: optionLabels,
  payments: paymentLabels,
  'refused-requests': rentalLabels,
  rentals: rentalLabels,
  retention: retentionLabels,
  settlement: { ...chargeLabels, ...settlementLabels },
  signInRules: signInRulesLabels,
  unavailabilities: unavailabilityLabels,
  users: userLabels,
  vehicleChanges: { ...checkLabels, ...vehicleChangeLabels },
  vehicles: vehicleLabels,
  visits: { ...deadlineLabels, ...visitLabels },
  vehiclePhotos: vehicleLabels,
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
