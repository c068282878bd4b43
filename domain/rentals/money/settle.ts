import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { formatCents, type InCents, inCents, toCents, toEuros } from '../../kernel/money.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import { overpayment, paid } from '../../ledger/account.ts'
import { cashLimit, cashTaken } from '../../ledger/cash-limit.ts'
import type { Charge, ChargeCreation } from '../../ledger/charge.schema.ts'
import { checkCharge, sumOfCharges } from '../../ledger/charges.ts'
import type { Amounts, PaymentMethod } from '../../ledger/payment.ts'
import { held } from '../../ledger/refund.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import type { SettlementCreation } from './settlement.schema.ts'

/** A payment line with its id and method. */
type StoredPayment = Amounts & { id: number; correctsPaymentId: number | null; method: PaymentMethod }

/** A returned rental with its charges and payments so far. */
export type Settling = {
  status: RentalStatus
  settledAt: string | null
  totalCents: number | null
  waiverCents: number
  /** Everything that its account adds to the price so far; the charges alone when absent. */
  chargesCents?: number
  /** Credit notes on parts of its invoices. */
  creditedCents?: number
  charges: readonly InCents<Pick<Charge, 'id' | 'kind' | 'amount' | 'correctsChargeId'>>[]
  payments: readonly StoredPayment[]
  /** The language of the reasons that the customer reads. */
  language: Language
}

/** A payment or refund to record. */
type NewPayment = Amounts & {
  method: PaymentMethod
  correctsPaymentId: number | null
  reason: string | null
  /** True for the part of the deposit that is kept: the refund of a deposit for which no money moves. */
  isDepositKept?: boolean
}

/** The charges and payments that a settlement records, in order. */
type Settlement = { charges: InCents<ChargeCreation>[]; payments: NewPayment[] }

/** The sums of a settlement: what is paid or given back once the kept part of the deposit has paid its share. */
type SettlementSums = {
  /** Negative when overpaid. */
  dueCents: number
  /** The most that can be kept of the deposit. */
  mostKeptCents: number
  toPayCents: number
  toRefundCents: number
  /** The overpaid part settled before Filao, which no refund records. */
  elsewhereCents: number
  depositBackCents: number
}

/** Computes the sums of a settlement from the price, all charges, those decided with it included, and credit notes. */
export function settlementSums(
  owed: { priceCents: number; chargesCents: number; creditedCents?: number },
  paidSoFar: Amounts,
  keptCents: number,
): SettlementSums {
  const { priceCents, chargesCents, creditedCents = 0 } = owed
  const dueCents = priceCents + chargesCents - creditedCents - paidSoFar.totalCents
  const owedCents = { totalCents: priceCents, securityDepositCents: null, chargesCents, creditedCents }
  const { refundCents, elsewhereCents } = overpayment(owedCents, paidSoFar.totalCents)
  const mostKeptCents = Math.max(0, Math.min(dueCents, paidSoFar.securityDepositCents))
  return {
    dueCents,
    mostKeptCents,
    toPayCents: Math.max(0, dueCents - keptCents),
    toRefundCents: refundCents,
    elsewhereCents,
    depositBackCents: paidSoFar.securityDepositCents - keptCents,
  }
}

/** Returns the part of the deposit to propose for what is due: charges are kept from it, the price is not. */
export function proposedKeptCents({ mostKeptCents }: SettlementSums, chargesCents: number): number {
  return Math.min(mostKeptCents, chargesCents)
}

/**
 * Decides the charges and payments of a settlement. The kept part of the deposit is refunded as deposit and paid as
 * rental, by the same method, so no money moves for it. `priceCents` is the new price of an early return, null for the
 * agreed one. Throws `invalid_transition`, `conflict` when it is settled or the sums have changed, `amount_over` or
 * `validation`.
 */
export function settle(rental: Settling, wanted: SettlementCreation, priceCents: number | null): Settlement {
  checkOpen(rental)
  const charges = wanted.charges.map((charge) => ({ ...inCents(charge), isOverConfirmed: wanted.isOverConfirmed }))
  const soFar = paid(rental.payments)
  const keptCents = toCents(wanted.keptDepositAmount ?? 0)
  const { chargesCents: chargedCents = sumOfCharges(rental.charges), creditedCents = 0 } = rental
  const chargesCents = chargedCents + charges.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const owed = { priceCents: priceCents ?? rental.totalCents ?? 0, chargesCents, creditedCents }
  const sums = settlementSums(owed, soFar, keptCents)
  checkShown(wanted.shown, sums.dueCents, soFar.securityDepositCents)
  checkCharges(rental, charges)
  checkKept(keptCents, sums.mostKeptCents, wanted.keptReason)
  return { charges, payments: paymentsOf(rental, wanted, sums, keptCents) }
}

/**
 * Returns true when a settlement takes cash, or keeps a deposit that was taken in cash, and the rental is then paid
 * with more cash than the law allows.
 */
export function takesMuchCash(
  payments: readonly StoredPayment[],
  { toPayCents, keptCents, method }: { toPayCents: number; keptCents: number; method: PaymentMethod | null },
): boolean {
  const kept = takeFrom(payments, 'securityDepositCents', keptCents).taken.filter((part) => part.method === 'cash')
  const cents = kept.reduce((sum, part) => sum + part.cents, method === 'cash' ? toPayCents : 0)
  return cents > 0 && cashTaken(payments) + cents > cashLimit
}

function paymentsOf(
  { payments, language }: Settling,
  wanted: SettlementCreation,
  sums: SettlementSums,
  keptCents: number,
): NewPayment[] {
  const reason = (sentence: Sentence) => sentence[language]
  const deposits = takeFrom(payments, 'securityDepositCents', keptCents)
  const kept = deposits.taken.flatMap(({ id, method, cents }): NewPayment[] => {
    const why = wanted.keptReason ?? null
    return [
      { totalCents: 0, securityDepositCents: cents, method, correctsPaymentId: id, reason: why, isDepositKept: true },
      { totalCents: cents, securityDepositCents: 0, method, correctsPaymentId: null, reason: reason(fromDeposit) },
    ]
  })
  const isPaidNow = sums.toPayCents > 0 && !wanted.isRestPaidLater
  if (isPaidNow && !wanted.method) throw fieldProblem('method', 'required', noMethod)
  const rest: NewPayment[] =
    isPaidNow && wanted.method
      ? [
          {
            totalCents: sums.toPayCents,
            securityDepositCents: 0,
            method: wanted.method,
            correctsPaymentId: null,
            reason: null,
          },
        ]
      : []
  const overpaid = takeFrom([...payments].reverse(), 'totalCents', sums.toRefundCents).taken.map(
    ({ id, method, cents }): NewPayment => ({
      totalCents: cents,
      securityDepositCents: 0,
      method: wanted.method ?? method,
      correctsPaymentId: id,
      reason: reason(wanted.price === 'actual' ? earlyReturn : paidTooMuch),
    }),
  )
  const back = deposits.left.map(
    ({ id, method, cents }): NewPayment => ({
      totalCents: 0,
      securityDepositCents: cents,
      method: wanted.depositMethod ?? method,
      correctsPaymentId: id,
      reason: reason(depositRefunded),
    }),
  )
  return [...kept, ...rest, ...overpaid, ...back]
}

type Part = { id: number; method: PaymentMethod; cents: number }

/** Takes cents from what the payments still hold of an amount, in their order; `left` is what they hold then. */
function takeFrom(payments: readonly StoredPayment[], of: keyof Amounts, cents: number) {
  const taken: Part[] = []
  const left: Part[] = []
  let open = cents
  for (const payment of payments) {
    if (payment.correctsPaymentId !== null) continue
    const { id, method } = payment
    const holds = held(payment, payments)[of]
    const part = Math.min(open, holds)
    open -= part
    if (part > 0) taken.push({ id, method, cents: part })
    if (holds > part) left.push({ id, method, cents: holds - part })
  }
  return { taken, left }
}

function checkOpen({ status, settledAt }: Settling): void {
  if (status !== 'done') throw new Problem('invalid_transition', notBack)
  if (settledAt !== null) throw new Problem('conflict', settledBefore)
}

/** Checks each charge as if those before it were stored, so that damages count together against the waiver. */
function checkCharges(rental: Settling, charges: InCents<ChargeCreation>[]): void {
  charges.forEach((charge, index) => {
    const before = charges.slice(0, index).map(({ kind, amountCents }, number) => {
      return { id: -1 - number, kind, amountCents, correctsChargeId: null }
    })
    checkCharge({ ...rental, charges: [...rental.charges, ...before] }, charge)
  })
}

/** Refuses sums that are not those shown, with the current ones: a colleague changed the rental meanwhile. */
function checkShown(shown: SettlementCreation['shown'], dueCents: number, depositHeldCents: number): void {
  if (toCents(shown.dueAmount) === dueCents && toCents(shown.depositHeldAmount) === depositHeldCents) return
  const amounts = (language: Language) => {
    return [formatCents(dueCents, language), formatCents(depositHeldCents, language)] as const
  }
  const [[dueFr, heldFr], [dueEn, heldEn]] = [amounts('fr'), amounts('en')]
  throw new Problem(
    'conflict',
    {
      fr: `Les montants ont changé entre-temps\u202f: ${dueFr} restent à payer et la caution détenue est de ${heldFr}. Vérifiez, puis recommencez.`,
      en: `The amounts have changed meanwhile: ${dueEn} is due and the deposit held is ${heldEn}. Check them, then try again.`,
    },
    { data: { dueAmount: toEuros(dueCents), depositHeldAmount: toEuros(depositHeldCents) } },
  )
}

function checkKept(keptCents: number, mostCents: number, reason: string | null | undefined): void {
  if (keptCents > mostCents) throw fieldProblem('keptDepositAmount', 'range', tooMuchKept(mostCents))
  if (keptCents > 0 && !reason) throw fieldProblem('keptReason', 'required', noKeptReason)
}

const notBack: Sentence = {
  fr: 'Une location se clôture une fois le véhicule rendu.',
  en: 'A rental can be settled once the vehicle has been returned.',
}
const settledBefore: Sentence = {
  fr: 'Cette location est déjà clôturée.',
  en: 'This rental has already been settled.',
}
const noMethod: Sentence = { fr: 'Indiquez comment le reste est payé.', en: 'Choose how the rest is paid.' }
const noKeptReason: Sentence = {
  fr: 'Indiquez pourquoi une part de la caution est retenue.',
  en: 'Enter why a part of the deposit is kept.',
}

function tooMuchKept(mostCents: number): Sentence {
  return {
    fr: `La caution ne paie que ce qui est dû\u202f: au plus ${formatCents(mostCents, 'fr')}.`,
    en: `The deposit only pays what is due: at most ${formatCents(mostCents, 'en')}.`,
  }
}

const fromDeposit: Sentence = { fr: 'Payé avec la caution', en: 'Paid with the deposit' }
const depositRefunded: Sentence = { fr: 'Caution rendue', en: 'Deposit refunded' }
const paidTooMuch: Sentence = { fr: 'Trop-perçu', en: 'Overpayment' }
const earlyReturn: Sentence = { fr: 'Retour anticipé', en: 'Early return' }
