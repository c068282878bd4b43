import { Problem } from '../kernel/problem.ts'

/** The facts that decide how many mails a company may send to people outside it. */
type Sender = {
  /** Whole days since the company was created. */
  ageDays: number
  vehicles: number
  /** True for a paid subscription. A trial is not paid yet. */
  isPaying: boolean
}

/** The first stage whose days are not over is a company's: mails a day, and what each vehicle adds to them. */
const stages = [
  { days: 1, free: 20, paying: 100, perVehicle: 0 },
  { days: 7, free: 40, paying: 200, perVehicle: 2 },
  { days: 30, free: 80, paying: 400, perVehicle: 5 },
  { days: Number.POSITIVE_INFINITY, free: 120, paying: 1000, perVehicle: 10 },
] as const

/**
 * Returns the mails that a company may send within 24 hours to people outside it, from the address of this
 * installation. A rental takes about five from the offer to the invoice, and a vehicle leaves every third day, so an
 * established company never meets its budget; a stranger who has just signed up meets it after twenty.
 */
export function mailBudget({ ageDays, vehicles, isPaying }: Sender): number {
  const stage = stages.find(({ days }) => ageDays < days) ?? stages[3]
  return (isPaying ? stage.paying : stage.free) + stage.perVehicle * vehicles
}

/**
 * Returns true when one more mail fits into the budget. Mails that nobody asked for just now, such as a reminder or the
 * answer to a customer's click, may take as many again: they were caused by acts within the budget.
 */
export function fitsBudget(sent: number, budget: number, isAutomatic: boolean): boolean {
  return sent < (isAutomatic ? 2 * budget : budget)
}

/** Returns the refusal of a mail above the budget, which says what to do instead. */
export function budgetUsedUp(budget: number): Problem {
  return new Problem(
    'too_many_requests',
    {
      fr: `Votre entreprise a déjà envoyé ${budget} e-mails en 24 heures\u202f: c’est sa limite pour le moment. Réessayez demain, ou continuez sans prévenir par e-mail. La limite augmente avec l’ancienneté du compte, le parc et l’abonnement.`,
      en: `Your company has already sent ${budget} emails within 24 hours, its limit for now. Try again tomorrow, or go on without an email. The limit grows with the age of the account, the fleet and the subscription.`,
    },
    { retryAfterSeconds: 3600 },
  )
}
