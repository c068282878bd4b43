import type { Sentence } from '../kernel/language.ts'
import { formatCents, toEuros } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { type Due, overpayment } from './account.ts'

/** Tells that money settled before Filao, or collected by a source, is given back outside Filao. */
export function givenBackElsewhere(cents: number): Sentence {
  return {
    fr: `À rendre hors de Filao\u202f: ${formatCents(cents, 'fr')} réglés avant Filao ou encaissés par une source.`,
    en: `To be given back outside Filao: ${formatCents(cents, 'en')} settled before Filao or collected by a source.`,
  }
}

/** Refuses an amount other than the one to be given back outside Filao now. Throws `conflict`. */
export function checkGivenBack(rental: Due & { paidTotalCents: number }, cents: number): void {
  const { elsewhereCents } = overpayment(rental, rental.paidTotalCents)
  if (cents > 0 && cents === elsewhereCents) return
  const data = { amount: toEuros(elsewhereCents) }
  throw new Problem('conflict', elsewhereCents > 0 ? givenBackElsewhere(elsewhereCents) : nothing, { data })
}

const nothing: Sentence = {
  fr: 'Rien n’est à rendre hors de Filao pour cette location.',
  en: 'Nothing is to be given back outside Filao for this rental.',
}
