import type { Language } from '../kernel/language.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import { formatCents, inEuros, toEuros } from '../kernel/money.ts'
import { type FieldProblem, fieldProblem, Problem } from '../kernel/problem.ts'
import { type Due, overpayment, remaining } from './account.ts'
import { givenBackElsewhere } from './elsewhere.ts'
import { type Amounts, amountFields } from './payment.ts'

/** A rental with the sums of its payments so far. */
export type PaidRental = Required<Omit<Due, 'creditedCents'>> & {
  creditedCents?: number
  status: string
  paidTotalCents: number
  paidSecurityDepositCents: number
}

/** Returns true when a deposit can only be given back: the vehicle is back, or will never leave. */
export function isDepositOver(status: string): boolean {
  return status === 'done' || status === 'cancelled'
}

/** Returns the amounts that can be taken without a confirmation: of a cancelled rental, only its recorded fee. */
function stillAsked(rental: PaidRental): Amounts {
  const { status, paidTotalCents, paidSecurityDepositCents } = rental
  const paidSoFar = { totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }
  const { totalCents, securityDepositCents } = remaining(rental, [paidSoFar])
  return {
    totalCents,
    securityDepositCents: isDepositOver(status) ? 0 : securityDepositCents,
  }
}

/**
 * Refuses a deposit once the vehicle is back or the rental is cancelled. An amount above the balance is nearly always a
 * typing error, and so is a payment for a cancelled rental above its fee: both throw `amount_over` unless confirmed.
 */
export function checkPayment(rental: PaidRental, payment: Amounts & { isOverConfirmed?: boolean | undefined }): void {
  if (isDepositOver(rental.status) && payment.securityDepositCents > 0) {
    throw fieldProblem('securityDepositAmount', 'over', rental.status === 'done' ? isBack : willNotLeave)
  }
  if (payment.isOverConfirmed) return
  const requested = stillAsked(rental)
  const fields = amounts.flatMap((amount): FieldProblem[] => {
    const more = payment[amount] - requested[amount]
    if (more <= 0) return []
    const isFeeless = rental.status === 'cancelled' && requested.totalCents === 0
    const message = isFeeless ? feeOf(payment.totalCents) : moreThan(more, requested[amount], amount)
    return [{ path: amountFields[amount], code: 'over', message }]
  })
  if (!fields[0]) return
  const sentence = (language: 'fr' | 'en') => fields.map(({ message }) => message[language]).join(' ')
  throw new Problem(
    'amount_over',
    { fr: sentence('fr'), en: sentence('en') },
    {
      fields,
      data: { asked: inEuros(requested) },
    },
  )
}

/**
 * Refuses to cancel while more money than the fee was paid, here or before Filao, unless confirmed, because a refund is
 * easily forgotten afterwards. Throws `money_held`; its `heldAmount` counts payments recorded in Filao only.
 */
export function checkNothingHeld(
  rental: Pick<PaidRental, 'paidTotalCents' | 'paidSecurityDepositCents' | 'chargesCents' | 'creditedCents'>,
  isConfirmed: boolean,
  feeCents = 0,
): void {
  const { paidTotalCents, paidSecurityDepositCents, chargesCents, creditedCents = 0 } = rental
  const owed = { totalCents: feeCents, securityDepositCents: null, chargesCents, creditedCents }
  const { refundCents, elsewhereCents } = overpayment(owed, paidTotalCents)
  const heldCents = refundCents + paidSecurityDepositCents
  if (isConfirmed || heldCents + elsewhereCents <= 0) return
  const sentenceIn = (language: 'fr' | 'en') => {
    const here = heldCents > 0 && isHeld({ refundCents, paidSecurityDepositCents, feeCents }, language)
    return [here, elsewhereCents > 0 && givenBackElsewhere(elsewhereCents)[language]].filter(Boolean).join(' ')
  }
  throw new Problem(
    'money_held',
    { fr: sentenceIn('fr'), en: sentenceIn('en') },
    { data: { heldAmount: toEuros(heldCents) } },
  )
}

type Held = { refundCents: number; paidSecurityDepositCents: number; feeCents: number }

function isHeld({ refundCents, paidSecurityDepositCents, feeCents }: Held, language: Language): string {
  const parts = [
    refundCents > 0 &&
      heldWords.total[language](formatCents(refundCents, language)) + (feeCents > 0 ? afterFee[language] : ''),
    paidSecurityDepositCents > 0 && heldWords.deposit[language](formatCents(paidSecurityDepositCents, language)),
  ]
    .filter(Boolean)
    .join(language === 'fr' ? ' et ' : ' and ')
  return language === 'fr'
    ? `Il reste encaissé ${parts}. Si vous annulez, cet argent sera à rembourser.`
    : `The customer has already paid ${parts}. If you cancel, this money must be refunded.`
}

/** Refuses a payment of zero. */
export function checkNotNothing(payment: Amounts): void {
  if (payment.totalCents + payment.securityDepositCents > 0) return
  throw fieldProblem('totalAmount', 'range', {
    fr: 'Indiquez un montant, pour la location ou pour la caution.',
    en: 'Enter an amount for the rental or the deposit.',
  })
}

const amounts = ['totalCents', 'securityDepositCents'] as const

const afterFee: Sentence = { fr: ' (frais déduits)', en: ' (after the fee)' }

const heldWords = {
  total: {
    fr: (amount: string) => `${amount} pour la location`,
    en: (amount: string) => `${amount} for the rental`,
  },
  deposit: {
    fr: (amount: string) => `une caution de ${amount}`,
    en: (amount: string) => `a deposit of ${amount}`,
  },
}

const isBack: Sentence = {
  fr: 'Le véhicule est revenu\u202f: une caution ne se prend plus, elle se rend.',
  en: 'The vehicle has been returned: a deposit can no longer be taken, only refunded.',
}
const willNotLeave: Sentence = {
  fr: 'Cette location est annulée\u202f: aucune caution ne se prend plus.',
  en: 'This rental is cancelled: a deposit can no longer be taken.',
}

function feeOf(cents: number): Sentence {
  return {
    fr: `Cette location est annulée\u202f: rien n’est plus à payer. Confirmez si ${formatCents(cents, 'fr')} sont dus malgré tout, par exemple comme frais d’annulation.`,
    en: `This rental is cancelled and nothing is due. Confirm to take ${formatCents(cents, 'en')} all the same, for example as a cancellation fee.`,
  }
}

function moreThan(moreCents: number, restCents: number, amount: keyof Amounts): Sentence {
  const [fr, en] = [formatCents(moreCents, 'fr'), formatCents(moreCents, 'en')]
  const left = { fr: formatCents(restCents, 'fr'), en: formatCents(restCents, 'en') }
  return amount === 'totalCents'
    ? {
        fr: `C’est ${fr} de plus que les ${left.fr} qui restent à payer pour la location. Vérifiez le montant, ou confirmez-le.`,
        en: `This is ${en} more than the ${left.en} still due for the rental. Check the amount, or confirm it.`,
      }
    : {
        fr: `C’est ${fr} de plus que les ${left.fr} de caution qui restent à prendre. Vérifiez le montant, ou confirmez-le.`,
        en: `This is ${en} more than the ${left.en} still due for the deposit. Check the amount, or confirm it.`,
      }
}
