import { addressLine } from '@filao/domain/company/agency'
import { companyPhone } from '@filao/domain/company/phone'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatCents } from '@filao/domain/kernel/money'
import { remaining } from '@filao/domain/ledger/account'
import { type Promising, shownPromise } from '@filao/domain/rentals/promise/promise'
import type { NotifiedRefusal } from '@filao/domain/rentals/public-page/public-page'
import { handoverText } from '@filao/domain/rentals/record/handover-place'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { Facts, MailContent, Sender } from '#platform/mail/mail-labels'
import type { MailFacts } from './mail-queries.ts'

/** The input of a mail about a rental: its facts, the language, the public URL, and the agent's own words. */
export type About = MailFacts & {
  language: Language
  publicUrl: string
  line: string | null
  /** The status before the customer's answer. */
  answeredFrom?: RentalStatus | undefined
  /** The reason for which the customer's acceptance was refused. */
  refusal?: NotifiedRefusal | undefined
}

/** The content of one mail. Reader and sender are set in the same way for all. */
export type MailText = Omit<MailContent, 'to' | 'language' | 'sender'>

/** Returns the cents that the customer still has to pay for the rental, without the deposit. */
export function dueCentsOf({ totalCents, chargesCents, creditedCents, status, paidTotalCents }: MailFacts): number {
  const due = { totalCents, chargesCents, creditedCents, status, securityDepositCents: null }
  return remaining(due, [{ totalCents: paidTotalCents, securityDepositCents: 0 }]).totalCents
}

/**
 * Returns the address of the customer's page; nothing while the company's address is not proven, since the page is not
 * open.
 */
export function pageOf({ publicUrl, code, isProven }: About): string {
  return isProven ? `${publicUrl}/l/${code}` : ''
}

/** Returns the company as the sender that its customers see. */
export function senderOf({ company, publicUrl }: About): Sender {
  return {
    name: company.name,
    logoUrl: company.logoUrl && `${publicUrl}${company.logoUrl}`,
    contact: [company.address, companyPhone(company.phoneNumber), company.email].flatMap((line) => line || []),
    replyTo: company.email,
  }
}

/** Returns the vehicle, dates and agencies of the rental; `withPrice` adds the price. */
export function factsOf(about: About, { withPrice = false } = {}): Facts {
  const { language, departureAgency, arrivalAgency, totalCents, securityDepositCents, isVatCharged, status } = about
  const w = words[language]
  const stop = (at: string, agency: typeof departureAgency, place: string | null) =>
    [formatDateTime(at, agency.timezone, language), agency.name, addressLine(agency), place].filter(Boolean).join('\n')
  const price = [
    ...(totalCents === null
      ? []
      : [{ label: isVatCharged ? w.price : w.priceNoVat, text: formatCents(totalCents, language) }]),
    ...(securityDepositCents > 0 && status !== 'cancelled'
      ? [{ label: w.deposit, text: formatCents(securityDepositCents, language) }]
      : []),
  ]
  return {
    lines: [
      { label: w.rental, text: about.publicId },
      { label: w.vehicle, text: vehicleName(about) },
      {
        label: w.departure,
        text: stop(about.start, departureAgency, handoverText('delivery', about.delivery, language)),
      },
      {
        label: w.arrival,
        text: stop(about.end, arrivalAgency, handoverText('collection', about.collection, language)),
      },
      ...(withPrice ? price : []),
    ],
  }
}

/** Returns the promise until the vehicle leaves, else its make and model, or its plate when neither is known. */
export function vehicleName(about: Promising & Pick<About, 'vehicle' | 'language'>): string {
  const { vehicle, language } = about
  const promised = shownPromise(about, language)
  if (promised) return promised
  return [vehicle.make, vehicle.model].filter(Boolean).join(' ') || formatPlate(vehicle.registrationNumber)
}

/** Returns the company's contact for questions; nothing when it has none. */
export function questions({
  company,
  language,
}: {
  company: Pick<About['company'], 'name' | 'phoneNumber' | 'email'>
  language: Language
}): string[] {
  const ways = [companyPhone(company.phoneNumber), company.email].filter(Boolean)
  if (ways.length === 0) return []
  return language === 'fr'
    ? [`Une question\u202f? ${company.name} vous répond\u202f: ${ways.join(', ')}.`]
    : [`Any questions? Contact ${company.name}: ${ways.join(', ')}.`]
}

const words = {
  fr: {
    rental: 'Location n°',
    vehicle: 'Véhicule',
    departure: 'Départ',
    arrival: 'Retour',
    price: 'Prix TTC',
    priceNoVat: 'Prix',
    deposit: 'Caution',
  },
  en: {
    rental: 'Rental no.',
    vehicle: 'Vehicle',
    departure: 'Pick-up',
    arrival: 'Return',
    price: 'Price incl. VAT',
    priceNoVat: 'Price',
    deposit: 'Security deposit',
  },
}
