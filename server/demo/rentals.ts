import type { Customer } from '@filao/domain/customers/customer.schema'
import * as fleet from '@filao/domain/fleet/contract'
import type { DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import { addMinutes, localDate, minutesBetween } from '@filao/domain/kernel/time'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import type { CheckCreation, VehicleState } from '@filao/domain/rentals/check/check.schema'
import * as calls from '@filao/domain/rentals/contract'
import { damageSentence } from '@filao/domain/rentals/money/proposed-charges'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import type { DemoCompany } from './material/company.ts'
import { timezone } from './material/data.ts'
import { drawOptions } from './material/draw-options.ts'
import { drawMoment } from './material/opening-times.ts'
import type { Person } from './material/person.ts'
import { dayOf } from './material/plan-stays.ts'
import type { Random } from './material/random.ts'
import type { Stay } from './material/stay.ts'
import { cashDays } from './records/cash.ts'
import { addForeignDriver } from './records/drivers.ts'
import { refuseRequests } from './records/refusals.ts'

/** One action at a moment; actions are played in the order of their moments. */
type Event = { at: string; play: () => Promise<unknown> }

/** A stay with its customer, who is created at the first booking. */
export type BookedStay = Stay & { customer: () => Promise<Pick<Customer, 'id'>> }

type Stage = { staff: Person; company: DemoCompany; random: Random; now: string }

/** Plays the stays and the time in the garage, each call at its own moment. `moveTo` moves the application's clock. */
export async function playStays(
  stays: BookedStay[],
  stage: Stage,
  moveTo: (instant: string) => Promise<void>,
): Promise<void> {
  const events = [
    ...stays.flatMap((stay) => eventsOf(stay, stage)),
    ...garage(stage),
    ...cashDays(stage),
    ...refuseRequests(stage),
  ]
  for (const event of events.filter(({ at }) => at <= stage.now).sort((a, b) => a.at.localeCompare(b.at))) {
    await moveTo(event.at)
    await event.play()
  }
}

/** The calls about one rental. */
function desk({ vehicle, customer, ...stay }: BookedStay, { staff, company, random }: Stage) {
  const params = { companyId: company.companyId, id: 0 }
  const ofRental = () => ({ companyId: company.companyId, rentalId: params.id })
  const read = () => staff.request(calls.getRental, { params })
  const change = (body: RentalChange) => staff.request(calls.updateRental, { params, body })
  const pay = async (totalAmount: number, securityDepositAmount: number): Promise<Payment | null> => {
    if (totalAmount + securityDepositAmount === 0) return null
    // A deposit is a hold on a card: it is given back the same way, never out of the drawer.
    const isDeposit = securityDepositAmount > 0
    const method = isDeposit ? 'card' : random.pick(['card', 'card', 'card', 'cash', 'holiday_voucher'] as const)
    return await staff.request(calls.createPayment, {
      params: ofRental(),
      body: { totalAmount: Math.round(totalAmount * 100) / 100, securityDepositAmount, method },
    })
  }
  return {
    book: async () => {
      // The customer who damages a vehicle pays for it, so has no cover.
      const covers = stay.case === 'damaged' ? [] : company.covers
      const body = {
        start: stay.start,
        end: stay.end,
        vehicleId: vehicleAt(company, vehicle).id,
        customerId: (await customer()).id,
        additionalDriverIds: stay.case === 'extended' ? [await addForeignDriver(staff, company.companyId)] : [],
        departureAgencyId: agencyAt(company, stay.departure).id,
        arrivalAgencyId: agencyAt(company, stay.arrival).id,
        optionIds: drawOptions({ options: company.options, covers }, random, 0.2).map((option) => option.id),
        discountPercent: random.pick([0, 0, 0, 0, 5, 10]),
        referralMode: random.pick(['desk', 'phone', 'web', 'web'] as const),
        sourceId: sourceAt(company, stay.start),
      }
      const { id } = await staff.request(calls.createRental, { params, body })
      params.id = id
      if (stay.fate === 'quote' || stay.fate === 'validating') await change({ status: stay.fate })
      // A quote that is turned down never occupies the vehicle, which others rent in the meantime.
      if (stay.fate === 'cancelled') await change({ status: 'quote' })
      if (stay.fate === 'kept') await change({ status: 'pending' })
    },
    change,
    pay,
    /** Pays a share of the price in advance. */
    prepay: async (share: number) => await pay(Math.round((await read()).totalAmount ?? 0) * share, 0),
    /** Pays the rest of the price, and the deposit. */
    settle: async () => {
      const rental = await read()
      const price = await pay((rental.totalAmount ?? 0) - rental.paidTotalAmount, 0)
      return { price, deposit: await pay(0, rental.securityDepositAmount) }
    },
    refund: async (payment: Payment | null, amounts: [total: number, deposit: number], reason: string) => {
      if (!payment) return
      const [totalAmount, securityDepositAmount] = amounts
      const body = { totalAmount, securityDepositAmount, correctsPaymentId: payment.id, reason }
      await staff.request(calls.createPayment, { params: ofRental(), body })
    },
    check: async (stage: CheckCreation['stage'], kilometres: number, damages: DamageCreation[] = []) => {
      const { odometer } = (await read()).vehicle
      const fuelLevel = stage === 'return' ? random.pick(['4/4', '4/4', '4/4', '3/4']) : '4/4'
      // A customer who hears of a damage left without signing.
      const isSignedOnPaper = damages.length === 0
      const state = { stage, odometer: odometer + kilometres, fuelLevel, isSignedOnPaper }
      const body = { ...state, ...(damages.length > 0 && { damages }) }
      await staff.request(calls.recordCheck, { params: ofRental(), body })
    },
    charge: (amount: number, reason: string) =>
      staff.request(calls.createCharge, { params: ofRental(), body: { kind: 'damage', amount, reason } }),
    exchange: async (other: number, reason: string, back: DamageCreation) => {
      const { vehicle } = await read()
      const next = vehicleAt(company, other)
      const { odometer } = await staff.request(fleet.getVehicle, { params: { ...params, id: next.id } })
      const states: { back: VehicleState; out: VehicleState } = {
        back: { odometer: vehicle.odometer + 74, fuelLevel: '3/4', damages: [back] },
        out: { odometer, fuelLevel: '4/4' },
      }
      const body = { vehicleId: next.id, reason, ...states, keepsPrice: true }
      await staff.request(calls.changeVehicle, { params: ofRental(), body })
    },
  }
}

function eventsOf(stay: BookedStay, stage: Stage): Event[] {
  const { random, now } = stage
  const at = desk(stay, stage)
  const { bookedAt, leftAt, backAt } = stay
  const isUnpaid = stay.case === 'unpaid'
  let paid: Payment | null = null
  let held: Payment | null = null
  const booked = async () => {
    await at.book()
    if (stay.fate === 'kept' && !isUnpaid && (stay.case === 'cancelled' || random.chance(0.4))) {
      paid = await at.prepay(0.3)
    }
  }
  const events: Event[] = [{ at: bookedAt, play: booked }]
  if (stay.fate === 'cancelled') {
    events.push({ at: addMinutes(bookedAt, 50), play: () => at.change({ status: 'cancelled' }) })
  }
  if (stay.fate !== 'kept') return events
  if (stay.case === 'cancelled') {
    const cancel = async () => {
      if (paid) await at.refund(paid, [paid.totalAmount, 0], 'Annulation du client, acompte rendu')
      await at.change({ status: 'cancelled' })
    }
    return [...events, { at: addMinutes(now, -300), play: cancel }]
  }
  const leave = async () => {
    if (!isUnpaid) {
      const { price, deposit } = await at.settle()
      paid = price
      held = deposit
    }
    await at.check('delivery', 0)
  }
  const kilometres = Math.round((minutesBetween(stay.start, stay.end) / 1440) * random.between(25, 70))
  const comeBack = async () => {
    await at.check('return', kilometres, stay.case === 'damaged' ? [bumper] : [])
    if (stay.case === 'damaged') return await at.charge(280, damageSentence(bumper).fr)
    if (stay.case === 'refunded') await at.refund(paid, [30, 0], 'Climatisation en panne, geste commercial')
    return await at.refund(held, [0, held?.securityDepositAmount ?? 0], 'Caution rendue au retour')
  }
  events.push({ at: leftAt, play: leave })
  if (stay.case !== 'late' && stay.case !== 'extended') events.push({ at: backAt, play: comeBack })
  return [...events, ...during(stay, at, stage)]
}

/** Returns what happens while the vehicle of a case is out. */
function during(stay: BookedStay, at: ReturnType<typeof desk>, { company, random, now }: Stage): Event[] {
  if (stay.case === 'extended') {
    const twoDaysLater = localDate(addMinutes(stay.end, 2 * 1440), timezone)
    const { at: end } = drawMoment(agencyAt(company, stay.arrival), twoDaysLater, '', random)
    return [{ at: addMinutes(now, -200), play: () => at.change({ end }) }]
  }
  if (stay.case !== 'exchanged') return []
  const exchange = () => at.exchange(spare, 'Pneu crevé sur la route de la Soufrière', tyre)
  return [{ at: addMinutes(stay.leftAt, 1440), play: exchange }]
}

/** The vehicle in the garage: since yesterday, and for the service of another one in two weeks. */
function garage({ staff, company, now }: Stage): Event[] {
  const send = (vehicle: number, [first, last]: [number, number], description: string) => {
    const params = { companyId: company.companyId, vehicleId: vehicleAt(company, vehicle).id }
    const body = { start: `${dayOf(now, first)}T12:00:00Z`, end: `${dayOf(now, last)}T20:00:00Z`, description }
    return staff.request(fleet.createUnavailability, { params, body })
  }
  const at = addMinutes(now, -1500)
  return [
    { at, play: () => send(inGarage, [-1, 2], 'Garage\u202f: plaquettes de frein et vidange') },
    { at, play: () => send(serviced, [16, 17], 'Contrôle technique') },
  ]
}

/** Places in the fleet, as in the cases: the replacing vehicle, the one in the garage, one that nobody has booked. */
const [spare, inGarage, serviced] = [24, 15, 38]

const bumper: DamageCreation = { view: 'back', x: 0.4, y: 0.7, kind: 'dent', size: 'medium', comment: 'Pare-chocs' }
const tyre: DamageCreation = { view: 'right', x: 0.22, y: 0.75, kind: 'broken', size: 'small', comment: 'Pneu arrière' }

function vehicleAt({ vehicles }: DemoCompany, at: number) {
  return vehicles[at] as DemoCompany['vehicles'][number]
}

/** Returns the source of a rental that starts then: every other day, one after the other. */
function sourceAt({ sources }: DemoCompany, start: string): number | null {
  const day = Math.floor(Date.parse(start) / 86_400_000)
  return day % 2 === 0 ? (sources[(day / 2) % sources.length]?.id ?? null) : null
}

function agencyAt({ agencies }: DemoCompany, at: number) {
  return agencies[at] as DemoCompany['agencies'][number]
}
