import { createHash } from 'node:crypto'
import { companyPhone } from '@filao/domain/company/phone'
import { fillRichText } from '@filao/domain/company/placeholders'
import { parseRichText } from '@filao/domain/company/rich-text'
import { securityTexts } from '@filao/domain/company/security-texts'
import { greetedName } from '@filao/domain/customers/name/person'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { inEuros } from '@filao/domain/kernel/money'
import type { Problem } from '@filao/domain/kernel/problem'
import { type Fees, feeText } from '@filao/domain/pricing/fee-line'
import { optionText } from '@filao/domain/pricing/option-line'
import { rentalDays } from '@filao/domain/pricing/rental-days'
import { pricedHours } from '@filao/domain/pricing/season-line'
import { updateRental as updateRentalCall } from '@filao/domain/rentals/contract'
import { termValues } from '@filao/domain/rentals/document/term-values'
import { termsLanguage } from '@filao/domain/rentals/document/terms-language'
import { shownPromise } from '@filao/domain/rentals/promise/promise'
import {
  checkAnswer,
  checkRead,
  notifiedRefusal,
  problemForCustomer,
  readCode,
  refusedAndNotified,
} from '@filao/domain/rentals/public-page/public-page'
import type { CustomerAnswer, CustomerReply, PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { handoverText } from '@filao/domain/rentals/record/handover-place'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { type Transport, transportText } from '@filao/domain/rentals/record/transport'
import { checkStillOffered, isOverForCustomer } from '@filao/domain/rentals/status/lapse'
import { type CallLimit, countCall, isCompanyProven } from '#features/access/public'
import { confirmsAtOnce } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { undoneIfRefused, within } from '#platform/database/tenancy/tenant'
import { notFound } from '#platform/http/problems'
import { lockEntity } from '#platform/http/versions'
import type { Enqueue } from '#platform/jobs/jobs'
import { sanitizeRichText } from '#platform/rich-text'
import { updateRental } from '../change/update-rental.ts'
import { loadConditions } from '../document/conditions.ts'
import { mailAbout } from '../mail/queue-mail.ts'
import { type LockedRental, lockRental } from '../record/queries.ts'
import { reservationFile } from './calendar.ts'
import { findRentalOfCode, loadPublicRental } from './public-page-queries.ts'

/** Limits the calls of one network address to the page and its answers together. */
const pageLimit: CallLimit = { name: 'public-page', perMinute: 30 }

/** The input of a visit: the code and the network address. */
export type CustomerVisit = { code: string; network: string }

/** Returns the customer's page of their reservation. Counts the visit, even when nothing is found. */
export async function getRentalByCode(tx: Tx, visit: CustomerVisit, now: string) {
  return await onCustomerPage(tx, visit, async (rental) => await loadPage(tx, rental, now))
}

/**
 * Accepts or cancels a reservation as its customer: the same change as by staff, without a user. A refused change is
 * undone; the visit stays counted, and the agency is mailed an acceptance whose vehicle was given away or whose people
 * may not rent again.
 */
export async function answerRentalByCode(
  tx: Tx,
  enqueue: Enqueue,
  visit: CustomerVisit,
  reply: CustomerReply,
  now: string,
) {
  const answer = reply.status
  let isNotified = false
  const answered = await onCustomerPage(tx, visit, async (rental) => {
    await lockEntity(tx, updateRentalCall, rental)
    const offer = await lockRental(tx, rental.companyId, rental.id)
    if (checkAnswer(offer, answer)) {
      checkStillOffered(offer, answer, now)
      checkRead(reply, (await loadPage(tx, rental, now)).offer)
      // The customer does not decide about money that is held: staff see it on the cancelled rental.
      const customer = { authorKind: 'customer', userId: null, network: visit.network, enqueue } as const
      const move = (status: CustomerAnswer) =>
        updateRental(tx, customer, rental, { status, isMoneyHeldConfirmed: true }, now)
      const isConfirmed =
        answer === 'validating' && (await confirmsAtOnce(tx, rental.companyId, offer.departureAgencyId))
      // An acceptance that cannot be confirmed at once awaits the agency, or is refused in the words for a request.
      const confirmed = isConfirmed ? await undoneIfRefused(tx, () => move('pending')) : null
      if (confirmed === null || confirmed instanceof Error) {
        const refused = await undoneIfRefused(tx, () => move(answer))
        if (refused instanceof Error) {
          isNotified = await notifyOfRefusal(tx, enqueue, offer, refused, now)
          return refused
        }
      }
      await insertEvent(tx, { companyId: rental.companyId, top: 'rentals', key: null })
    }
    return await loadPage(tx, rental, now)
  })
  return isNotified && answered instanceof Error ? refusedAndNotified(answered.code) : answered
}

/**
 * Mails the agency that a customer accepted what was given away meanwhile, or what names people who may not rent again,
 * once for a vehicle and its dates. Returns false when no mail was queued.
 */
async function notifyOfRefusal(tx: Tx, enqueue: Enqueue, offer: LockedRental, refused: Problem, now: string) {
  const refusal = notifiedRefusal(refused)
  if (!refusal) return false
  const { companyId, id: rentalId, status: answeredFrom, vehicleId, start, end } = offer
  const dedupe = `${refusal}:${rentalId}:${vehicleId}:${start}:${end}`
  const requested = {
    companyId,
    rentalId,
    kind: 'answer',
    answeredFrom,
    refusal,
    dedupe,
    isAutomatic: true,
    now,
  } as const
  const mail = await mailAbout(tx, enqueue, requested)
  if (mail) await insertEvent(tx, { companyId, top: 'rentals', key: null })
  return mail !== undefined
}

/**
 * Loads the page with its terms. Placeholders are filled before the terms are sanitised, because their values may be
 * hostile too.
 */
async function loadPage(tx: Tx, rental: RentalKey, now: string): Promise<PublicRental> {
  const loaded = await loadPublicRental(tx, rental)
  const { rentalTerms, vehicle, promisedCategory, customer, graceMinutes, price, options, ...page } = loaded
  const { id: vehicleId, registrationNumber, ...itself } = vehicle
  const [fr, en] = [shownPromise(loaded, 'fr'), shownPromise(loaded, 'en')]
  const promise = fr && en ? { fr, en } : null
  const shownVehicle = promise ? { make: null, model: null, pictureUrl: null } : itself
  const { kind, firstName, language } = customer
  // Agreed options keep the names of their price.
  const named = price?.options ?? options
  const { fees = [] }: Fees = price ?? {}
  const shownCustomer = { firstName: kind === 'person' && firstName ? firstName : greetedName(customer), language }
  const conditions = await loadConditions(tx, { ...page, companyId: rental.companyId, vehicleId, customer, price })
  const values = termValues({ ...loaded, conditions }, termsLanguage(parseRichText(rentalTerms)))
  // The page shows the offer as lapsed at once; the status follows within minutes.
  const isOver = isOverForCustomer(page, now)
  const shown = {
    ...inEuros(page),
    // Money settled before the import is part of the amount paid.
    accountLines: page.accountLines.filter(({ kind }) => !settledKinds.includes(kind)).map((line) => inEuros(line)),
    ...(isOver ? { status: 'cancelled' as const, awaits: null, hasLapsed: true } : {}),
    days: rentalDays(page.start, page.end, graceMinutes, page.departureAgency.timezone),
    hours: pricedHours(price),
    vehicle: shownVehicle,
    promise,
    options: named.map((option) => optionText(option)),
    optionsEn: named.map((option) => optionText(option, 'en')),
    texts: textsOf(page),
    fees: fees.map((fee) => feeText(fee, 'fr')),
    feesEn: fees.map((fee) => feeText(fee, 'en')),
    customer: shownCustomer,
    company: { ...page.company, phoneNumber: companyPhone(page.company.phoneNumber) },
    securityTexts: securityTexts(page),
    rentalTerms: await sanitizeRichText(fillRichText(rentalTerms, values)),
  }
  return { ...shown, offer: offerOf(shown) }
}

/** The kinds of entries that count as paid for the customer. */
const settledKinds = ['settled_elsewhere', 'collected_by_source']

type Texts = Pick<PublicRental, 'start' | 'departureAgency' | 'delivery' | 'collection'> &
  Transport & { wish: string | null }

/** Returns what is written on a rental and its customer reads, in both languages. */
function textsOf({ wish, delivery, collection, start, departureAgency, ...transport }: Texts): Sentence[] {
  const { timezone } = departureAgency
  const line = (text: (language: Language) => string | null) => ({ fr: text('fr'), en: text('en') })
  const labelled = (label: Sentence, language: Language, text: string | null) =>
    text && `${label[language]}${language === 'fr' ? '\u202f: ' : ': '}${text}`
  const texts = [
    line((language) => handoverText('delivery', delivery, language)),
    line((language) => handoverText('collection', collection, language)),
    line((language) => {
      const text = transportText(transport, { start, timezone, language })
      return labelled(rentalLabels.transportNumber, language, text)
    }),
    line((language) => labelled(rentalLabels.wish, language, wish)),
  ]
  return texts.flatMap(({ fr, en }) => (fr && en ? { fr, en } : []))
}

/** Returns a hash of what a customer agrees to when they accept, without the rest of the page. */
function offerOf(page: Omit<PublicRental, 'offer'>): string {
  const { start, end, departureAgency, arrivalAgency, vehicle, promise, options, totalAmount } = page
  const { securityDepositAmount, waiverAmount, fees, delivery, collection } = page
  // An offer without fees and addresses has the hash that it had before there were any.
  const places = delivery || collection ? [delivery, collection] : []
  const extras = [options, ...(fees.length > 0 ? [fees] : []), ...places]
  // A promised rental may get any vehicle that fits; without a promise the hash is that from before there were any.
  const rented = promise ? [promise] : [vehicle.make, vehicle.model]
  const what = [start, end, departureAgency, arrivalAgency, ...rented, ...extras]
  const offered = [...what, totalAmount, securityDepositAmount, waiverAmount, page.securityTexts, page.rentalTerms]
  return createHash('sha256').update(JSON.stringify(offered)).digest('base64url').slice(0, 27)
}

/** Returns the calendar file of a reservation; a draft has none. Counts the visit. */
export async function getRentalCalendar(
  tx: Tx,
  visit: CustomerVisit,
  { now, publicUrl }: { now: string; publicUrl: string },
): Promise<BinaryResponse | Problem> {
  return await onCustomerPage(tx, visit, async (rental) => {
    const page = await loadPage(tx, rental, now)
    if (page.status === 'draft') throw notFound()
    const code = readCode(visit.code) ?? ''
    const content = await reservationFile(page, { code, url: `${publicUrl}/l/${code}`, now })
    return { contentType: 'text/calendar; charset=utf-8', fileName: `${page.publicId}.ics`, content }
  })
}

type RentalKey = { companyId: number; id: number }

/**
 * Finds the rental of a code and works in its company, as the system. An unknown code and a code of an unproven company
 * get the same 404.
 */
export async function onCustomerPage<Answer>(
  tx: Tx,
  { code, network }: CustomerVisit,
  work: (rental: RentalKey) => Promise<Answer>,
  limit = pageLimit,
): Promise<Answer | Problem> {
  await countCall(tx, limit, network)
  const read = readCode(code)
  const rental = read ? await within(tx, { code: read }, () => findRentalOfCode(tx)) : undefined
  if (!rental) return notFound()
  const scope = { companyId: rental.companyId, userId: 0 }
  const answer = await undoneIfRefused(tx, () =>
    within(tx, scope, async () => {
      if (!(await isCompanyProven(tx, rental.companyId))) throw notFound()
      return await work(rental)
    }),
  )
  return answer instanceof Error ? problemForCustomer(answer) : answer
}
