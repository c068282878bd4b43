import { formatCents, toEuros } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { addDays, localDate } from '../kernel/time.ts'
import type { Exemption } from '../pricing/vat/vat-rule.schema.ts'
import type { UncancelledDocument } from './bill.ts'
import type { InvoiceContent } from './content.schema.ts'
import type { InvoiceKind } from './kind.schema.ts'
import type { InvoiceLine } from './line.schema.ts'
import { sumOf, totalsOf, vatSums } from './line.ts'
import { mentionsOf } from './mentions.ts'
import type { InvoiceSettingsChange } from './settings.schema.ts'

/** The parties and facts that a document states beside its lines. */
export type DraftFacts = Pick<InvoiceContent, 'language' | 'languages' | 'seller' | 'buyer' | 'rental' | 'payments'> & {
  kind: InvoiceKind
  /** The company's time zone, whose days count. */
  timezone: string
  exemption: Exemption | null
  settings: Pick<InvoiceSettingsChange, 'paymentDays' | 'discountTerms'>
  /** The rental's money that no earlier document uses. */
  freeCents: number
  corrects: InvoiceContent['corrects']
  reason: string | null
  /** The documents of the rental that stand, of which an invoice names the advances that it takes off. */
  uncancelled?: readonly UncancelledDocument[]
}

/** Returns the document of these lines as it would be issued now, without a number. */
export function draftOf(lines: InvoiceLine[], facts: DraftFacts, now: string): InvoiceContent {
  const {
    kind,
    language,
    languages,
    seller,
    buyer,
    rental,
    payments,
    timezone,
    settings,
    freeCents,
    corrects,
    reason,
  } = facts
  const takenOff = lines.flatMap(({ source }) => (source.of === 'advance' ? [source.id] : []))
  const issuedOn = localDate(now, timezone)
  const vat = vatSums(lines)
  const totals = totalsOf(vat)
  const exemption = kind === 'indemnity_claim' ? 'compensation' : facts.exemption
  return {
    kind,
    number: null,
    language,
    languages,
    issuedAt: now,
    issuedOn,
    dueOn: dueDay(facts, issuedOn),
    seller,
    buyer,
    rental,
    lines,
    vat,
    totals,
    payments: kind === 'indemnity_claim' ? payingLast(payments, freeCents) : payments,
    paidCents: kind === 'credit_note' ? 0 : Math.max(0, Math.min(totals.totalCents, freeCents)),
    corrects,
    advances: (facts.uncancelled ?? [])
      .filter(({ id }) => takenOff.includes(id))
      .map(({ number, issuedOn: takenOn }) => ({ number, issuedOn: takenOn })),
    reason,
    exemption,
    mentions: mentionsOf({ kind, seller, buyer, exemption, ...settings }, issuedOn, languages),
  }
}

/** Returns the payments, or their parts, that earlier documents left: the last ones. What was refunded is left out. */
function payingLast(payments: InvoiceContent['payments'], freeCents: number): InvoiceContent['payments'] {
  const received = payments.filter(({ amountCents }) => amountCents > 0)
  let used = sumOf(received.map(({ amountCents }) => amountCents)) - Math.max(0, freeCents)
  return received.flatMap((payment) => {
    const taken = Math.min(used, payment.amountCents)
    used -= taken
    return payment.amountCents === taken ? [] : [{ ...payment, amountCents: payment.amountCents - taken }]
  })
}

/** A person pays at once; a company has the days of the settings. */
function dueDay({ kind, buyer, settings }: DraftFacts, issuedOn: string): string {
  if (kind === 'credit_note' || buyer.kind === 'person') return issuedOn
  return addDays(issuedOn, settings.paymentDays)
}

/** Refuses to issue another total than the one that was shown. Throws `conflict` with the new total. */
export function checkShownTotal(shownCents: number | null, totalCents: number): void {
  if (shownCents === null || shownCents === totalCents) return
  const sentence = {
    fr: `La location a changé depuis l’aperçu\u202f: le total est maintenant de ${formatCents(totalCents, 'fr')}. Vérifiez avant d’émettre.`,
    en: `The rental has changed since the preview: the total is now ${formatCents(totalCents, 'en')}. Check it before issuing.`,
  }
  throw new Problem('conflict', sentence, { data: { total: toEuros(totalCents) } })
}
