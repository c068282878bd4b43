import type { Sentence } from '../kernel/language.ts'
import { formatCents } from '../kernel/money.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'

/** The last cash desk of an agency. */
type LastDesk = { date: string; closedAt: string | null; countedCents: number | null }

/**
 * Returns the float of a new cash desk in cents, and its reason where it is not the cash counted before. Refuses while
 * the last desk is open, a second one on a day, and another float without a reason.
 */
export function openingFloat(
  last: LastDesk | undefined,
  { today, floatCents, reason }: { today: string; floatCents: number | undefined; reason: string | null },
): { floatCents: number; floatReason: string | null } {
  if (last?.closedAt === null) throw new Problem('conflict', stillOpen)
  if (last && last.date >= today) throw new Problem('conflict', closedToday)
  const counted = last?.countedCents ?? null
  const float = floatCents ?? counted ?? 0
  if (counted === null || float === counted) return { floatCents: float, floatReason: null }
  if (!reason) throw fieldProblem('floatReason', 'required', otherFloat(counted))
  return { floatCents: float, floatReason: reason }
}

/** Sums in cents at a closing: `shownCents` is the expected cash that the agent saw. */
type Count = { expectedCents: number; shownCents: number | undefined; countedCents: number; reason: string | null }

/** Refuses a closing where a payment came in since the agent counted, and a difference without a reason. */
export function checkClosing({ expectedCents, shownCents, countedCents, reason }: Count): void {
  if (shownCents !== undefined && shownCents !== expectedCents) throw new Problem('conflict', moved(expectedCents))
  const difference = countedCents - expectedCents
  if (difference !== 0 && !reason) throw fieldProblem('differenceReason', 'required', noReason(difference))
}

/** Returns the refusal to change a closed cash desk. */
export function alreadyClosed(): Problem {
  return new Problem('conflict', {
    fr: 'Cette caisse est déjà clôturée\u202f: elle ne change plus.',
    en: 'This cash desk is already closed: it no longer changes.',
  })
}

const stillOpen: Sentence = {
  fr: 'La caisse de cette agence est encore ouverte\u202f: comptez-la et clôturez-la d’abord.',
  en: 'The cash desk of this agency is still open: count and close it first.',
}
const closedToday: Sentence = {
  fr: 'La caisse de cette agence est déjà clôturée pour aujourd’hui. Les encaissements qui suivent comptent dans la prochaine.',
  en: 'The cash desk of this agency is already closed for today. Payments from now on count in the next one.',
}

function otherFloat(counted: number): Sentence {
  return {
    fr: `Le dernier comptage laissait ${formatCents(counted, 'fr')}\u202f: indiquez le motif d’un autre fonds de caisse.`,
    en: `The last count left ${formatCents(counted, 'en')}: enter the reason for another float.`,
  }
}

function moved(expected: number): Sentence {
  return {
    fr: `Un encaissement ou un remboursement est arrivé entre-temps\u202f: le montant attendu est maintenant de ${formatCents(expected, 'fr')}. Vérifiez le comptage.`,
    en: `A payment or a refund came in meanwhile: the expected cash is now ${formatCents(expected, 'en')}. Check the count.`,
  }
}

function noReason(difference: number): Sentence {
  const [fr, en] = [formatCents(Math.abs(difference), 'fr'), formatCents(Math.abs(difference), 'en')]
  return difference > 0
    ? { fr: `Il y a ${fr} de trop\u202f: indiquez le motif.`, en: `There is ${en} too much: enter the reason.` }
    : { fr: `Il manque ${fr}\u202f: indiquez le motif.`, en: `${en} is missing: enter the reason.` }
}
