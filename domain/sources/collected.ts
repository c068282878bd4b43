import { formatCents } from '../kernel/money.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'

/** A rental whose collected amount changes. `mostCents` is what it costs apart from that amount. */
type Collected = { settledAt: string | null; source: { collectsMoney: boolean } | null; mostCents: number }

/**
 * Refuses an amount that a source cannot have collected: once the rental is settled, without a source that collects
 * money, or above what the rental costs. Nothing collected is always possible until the settlement.
 */
export function checkCollected({ settledAt, source, mostCents }: Collected, cents: number): void {
  if (settledAt !== null) throw new Problem('invalid_transition', settled)
  if (cents === 0) return
  if (!source?.collectsMoney) throw fieldProblem('collectedAmount', 'conflict', source ? collectsNothing : noSource)
  if (cents <= mostCents) return
  const most = Math.max(0, mostCents)
  throw fieldProblem('collectedAmount', 'range', {
    fr: `La location coûte ${formatCents(most, 'fr')}\u202f: la source ne peut pas avoir encaissé davantage.`,
    en: `The rental costs ${formatCents(most, 'en')}: the source cannot have taken more.`,
  })
}

const settled = {
  fr: 'Cette location est réglée\u202f: le montant encaissé par la source ne change plus.',
  en: 'This rental is settled: the amount that the source took can no longer change.',
}
const noSource = {
  fr: 'Choisissez d’abord la source qui a encaissé ce montant.',
  en: 'First choose the source that took this amount.',
}
const collectsNothing = {
  fr: 'Cette source n’encaisse rien pour vous\u202f: mettez 0, ou changez la source dans les réglages.',
  en: 'This source takes no money for you: enter 0, or change the source in the settings.',
}
