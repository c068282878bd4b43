import { budgetUsedUp, fitsBudget, mailBudget } from '@filao/domain/access/mail-budget'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { countAttempts, insertAttempts } from '../throttle/attempt-queries.ts'
import { subject } from '../throttle/throttle.ts'
import { loadSender } from './mail-budget-queries.ts'
import { loadSubscriber } from './subscriber.ts'

type Spending = { companyId: number; now: string }

const dayMinutes = 24 * 60

/**
 * Throws `too_many_requests` when the company has used up its budget of mails to people outside it. Mails about rentals
 * count by their rows. Nothing is locked, so writers at the same instant may exceed the budget by as many as run at
 * once.
 */
export async function checkMailBudget(tx: Tx, spending: Spending, isAutomatic = false): Promise<void> {
  const { sent, budget } = await loadSpent(tx, spending)
  if (!fitsBudget(sent, budget, isAutomatic)) throw budgetUsedUp(budget)
}

/** Returns false when a mail that nobody asked for just now no longer fits. */
export async function fitsAutomaticMail(tx: Tx, spending: Spending): Promise<boolean> {
  const { sent, budget } = await loadSpent(tx, spending)
  return fitsBudget(sent, budget, true)
}

/** Counts a mail of the company that has no row among those about rentals: an invitation, or a proof of an address. */
export async function spendMail(tx: Tx, spending: Spending): Promise<void> {
  await within(tx, { companyId: spending.companyId, userId: 0 }, () => checkMailBudget(tx, spending))
  await within(tx, { identity: true }, () => insertAttempts(tx, [counted(spending)]))
}

async function loadSpent(tx: Tx, spending: Spending): Promise<{ sent: number; budget: number }> {
  const sender = await loadSender(tx, spending.companyId, spending.now)
  if (!sender) return { sent: 0, budget: 0 }
  const subscriber = await loadSubscriber(tx, spending.companyId)
  const [others] = await within(tx, { identity: true }, () => countAttempts(tx, [counted(spending)], dayMinutes))
  return { sent: sender.mails + (others?.count ?? 0), budget: mailBudget({ ...sender, ...subscriber }) }
}

function counted({ companyId }: Spending): Buffer {
  return subject('mail', companyId)
}
