import type { Language } from '../kernel/language.schema.ts'
import { locales, type Sentence } from '../kernel/language.ts'
import { toCents } from '../kernel/money.ts'
import type { AccountLine } from './account-line.schema.ts'
import { accountParts, type EntryKind, entryKinds } from './entry.ts'

/** The account of a rental on the wire. Answers and documents of earlier versions have its sums alone. */
type Account = {
  accountLines?: readonly AccountLine[] | undefined
  chargesAmount: number
  creditedAmount: number
  /** The part of `creditedAmount` that was settled before the rental was imported. */
  settledElsewhereAmount: number
}

/**
 * Returns what the account of a rental has between its price and its payments, by kind, in cents. `addedCents` are
 * charges that are about to be recorded.
 */
export function accountLinesOf(account: Account, addedCents = 0): { kind: string; cents: number }[] {
  const { accountLines, chargesAmount, creditedAmount, settledElsewhereAmount } = account
  const lines = accountLines?.map(({ kind, amount }) => ({ kind, cents: toCents(amount) })) ?? [
    { kind: 'charge', cents: toCents(chargesAmount) },
    { kind: 'credit_note', cents: toCents(settledElsewhereAmount) - toCents(creditedAmount) },
    { kind: 'settled_elsewhere', cents: -toCents(settledElsewhereAmount) },
  ]
  const charged = lines.find(({ kind }) => kind === 'charge')?.cents ?? 0
  const others = lines.filter(({ kind }) => kind !== 'charge')
  return [{ kind: 'charge', cents: charged + addedCents }, ...others].filter(({ cents }) => cents !== 0)
}

/** Names the entries of a kind together, as a line of an account does. */
export function accountLineLabel(kind: string): Sentence {
  return ruleOf(kind).label
}

/** Names them on what a customer reads: a document, a receipt, the customer's page. */
export function customerLineLabel(kind: string): Sentence {
  const { label, customerLabel } = ruleOf(kind)
  return customerLabel ?? label
}

/**
 * Names all kinds that raise what is due, or that lower it apart from payments: « Avoirs et réglé avant Filao ». What a
 * source collected is named apart.
 */
export function namesOfKinds(direction: 'raise' | 'lower'): Sentence {
  const { payment, collected_by_source, ...others } = entryKinds
  const kinds = Object.values(others)
  const named = kinds.filter(({ part }) => accountParts[part] === (direction === 'raise' ? 1 : -1))
  const joined = (language: Language) => {
    const [first = '', ...others] = named.map(({ label }) => label[language])
    const names = [first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))]
    return new Intl.ListFormat(locales[language]).format(names)
  }
  return { fr: joined('fr'), en: joined('en') }
}

function ruleOf(kind: string): { label: Sentence; customerLabel?: Sentence } {
  return kind in entryKinds ? entryKinds[kind as EntryKind] : { label: unknownKind }
}

const unknownKind: Sentence = { fr: 'Autres montants', en: 'Other amounts' }
