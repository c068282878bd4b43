import type { JournalFacts } from '../journal/entry.ts'
import { type Accounts, accountNames, accountOf, moneyAccount, moneyNames, type Role } from './accounts.ts'
import type { BilledLine, BookEntry, BookLine, MoneyEntry, RentalBalance } from './entry.ts'

/**
 * Turns entries of the journal, in their order, into entries of the books. Each one balances. What a rental has
 * received beyond what is billed is an advance; a document that bills it takes it out again. Charges have no entry of
 * their own: their invoice or claim has.
 */
export function bookEntries(
  money: readonly MoneyEntry[],
  accounts: Accounts,
  openings: ReadonlyMap<number, RentalBalance>,
): BookEntry[] {
  const balances = new Map([...openings].map(([rental, one]) => [rental, one.paidCents - one.billedCents]))
  const entries: BookEntry[] = []
  let kept: MoneyEntry | null = null
  for (const entry of money) {
    const before = balances.get(entry.rentalId) ?? 0
    const isKept = kept !== null && isPaidBy(kept, entry)
    const made = makers[entry.kind]?.(entry, accounts, before, isKept) ?? { entries: [], balance: before }
    balances.set(entry.rentalId, made.balance)
    entries.push(...made.entries.filter(({ lines }) => lines.length > 0))
    kept = entry.kind === 'deposit_kept' ? entry : null
  }
  return entries
}

/** Returns true for the payment that a kept deposit makes, which follows it in the journal. */
function isPaidBy(kept: MoneyEntry, { kind, rentalId, facts }: MoneyEntry): boolean {
  return kind === 'payment' && rentalId === kept.rentalId && facts.cents === -(kept.facts.cents ?? 0)
}

/** Returns true when a deposit is only held on a card, so that no money moves. */
export function isHeld(accounts: Accounts, { depositMethod }: MoneyEntry): boolean {
  return accounts.isCardDepositHeld && depositMethod === 'card'
}

type Made = { entries: BookEntry[]; balance: number }
type Maker = (entry: MoneyEntry, accounts: Accounts, before: number, isKept: boolean) => Made

const makers: Partial<Record<MoneyEntry['kind'], Maker>> = {
  payment: paymentEntry,
  refund: paymentEntry,
  deposit_taken: depositEntry,
  deposit_returned: depositEntry,
  invoice: documentEntry,
  advance: documentEntry,
  credit_note: documentEntry,
  claim: documentEntry,
}

/** A payment pays what is billed; the rest is an advance. A kept deposit that was cashed pays from the deposits. */
function paymentEntry(entry: MoneyEntry, accounts: Accounts, before: number, isKept: boolean): Made {
  const { facts, party } = entry
  const cents = facts.cents ?? 0
  const balance = before + cents
  const advance = Math.max(0, balance) - Math.max(0, before)
  const fromDeposit = isKept && !isHeld(accounts, entry)
  const made = begin(entry, 'payment', paymentWord(entry, fromDeposit))
  made.book = fromDeposit ? 'sundry' : bookOf(entry)
  if (fromDeposit) post(made, accounts, 'deposits', null, cents)
  else postMoney(made, accounts, entry.facts.method, cents)
  post(made, accounts, 'customers', party, advance - cents)
  post(made, accounts, 'advances', null, -advance)
  return { entries: [made], balance }
}

/**
 * A deposit that was really cashed is a debt until it goes back. One held on a card that goes back in another way was
 * cashed from the card first.
 */
function depositEntry(entry: MoneyEntry, accounts: Accounts, balance: number): Made {
  const isOnCard = isHeld(accounts, entry)
  if (isOnCard && entry.facts.method === entry.depositMethod) return { entries: [], balance }
  const cents = entry.facts.cents ?? 0
  const made = begin(entry, 'deposit', cents > 0 ? 'Dépôt de garantie' : 'Restitution du dépôt de garantie')
  made.book = bookOf(entry)
  postMoney(made, accounts, entry.facts.method, cents)
  if (isOnCard) postMoney(made, accounts, entry.depositMethod, -cents)
  else post(made, accounts, 'deposits', null, -cents)
  return { entries: [made], balance }
}

/** A document is owed by the customer, less the advances that it uses, which a second entry allocates. */
function documentEntry(entry: MoneyEntry, accounts: Accounts, before: number): Made {
  const { facts, kind, lines, party } = entry
  const cents = facts.cents ?? 0
  const isClaim = kind === 'claim' || facts.isOfClaim === true
  const sign = kind === 'credit_note' ? -1 : 1
  const made = begin(entry, isClaim ? 'claim' : 'document', documentWords[kind as DocumentKind])
  made.book = 'sales'
  post(made, accounts, 'customers', party, cents)
  for (const line of lines) post(made, accounts, roleOf(line, isClaim), null, -sign * line.amountCents, line.rate)
  for (const { rate, vatCents } of facts.vat ?? []) post(made, accounts, 'vat', null, -vatCents, rate)
  const balance = before - cents
  const used = Math.max(0, before) - Math.max(0, balance)
  const allocated = begin(entry, 'allocation', used > 0 ? 'Imputation d’acompte' : 'Acompte rendu disponible')
  post(allocated, accounts, 'advances', null, used)
  post(allocated, accounts, 'customers', party, -used)
  return { entries: [made, allocated], balance }
}

type DocumentKind = 'invoice' | 'advance' | 'credit_note' | 'claim'

const documentWords: Record<DocumentKind, string> = {
  invoice: 'Facture',
  advance: 'Facture d’acompte',
  credit_note: 'Avoir',
  claim: 'Demande d’indemnité',
}

function paymentWord({ kind }: MoneyEntry, fromDeposit: boolean): string {
  if (fromDeposit) return 'Dépôt de garantie conservé'
  return kind === 'refund' ? 'Remboursement' : 'Règlement'
}

function roleOf({ of }: BilledLine, isClaim: boolean): Exclude<Role, 'money'> {
  if (isClaim) return 'claims'
  if (of === 'advance') return 'advances'
  return of === 'charge' ? 'chargeSales' : 'rentalSales'
}

function bookOf({ facts }: MoneyEntry): 'cash' | 'bank' {
  return facts.method === 'cash' ? 'cash' : 'bank'
}

function begin({ seq, day, facts, party }: MoneyEntry, nature: BookEntry['nature'], word: string): BookEntry {
  const number = typeof facts.number === 'string' ? facts.number : null
  const piece = number ?? `P${facts.sourceId ?? seq}`
  const label = [word, number, party.name].filter(Boolean).join(' ')
  return { seq, day, book: 'sundry', nature, piece, label, lines: [] }
}

function postMoney(entry: BookEntry, accounts: Accounts, by: JournalFacts['method'], cents: number): void {
  const method = String(by ?? 'other')
  const name = Object.hasOwn(moneyNames, method) ? moneyNames[method as keyof typeof moneyNames] : moneyNames.other
  add(entry, { role: 'money', account: moneyAccount(accounts, method), name, party: null }, cents)
}

function post(
  entry: BookEntry,
  accounts: Accounts,
  role: Exclude<Role, 'money'>,
  party: BookLine['party'],
  cents: number,
  rate: number | null = null,
): void {
  add(entry, { role, account: accountOf(accounts, role, rate), name: accountNames[role], party }, cents)
}

/** Adds an amount, a debit when positive, to the line of its account and role. */
function add(entry: BookEntry, line: Omit<BookLine, 'debitCents' | 'creditCents'>, cents: number): void {
  const at = entry.lines.findIndex(({ role, account }) => role === line.role && account === line.account)
  const before = entry.lines[at]
  const sum = cents + (before ? before.debitCents - before.creditCents : 0)
  const written = { ...line, debitCents: Math.max(0, sum), creditCents: Math.max(0, -sum) }
  if (before && sum === 0) entry.lines.splice(at, 1)
  else if (before) entry.lines[at] = written
  else if (sum !== 0) entry.lines.push(written)
}
