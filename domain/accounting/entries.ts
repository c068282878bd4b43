import { isSettling, type JournalFacts } from '../journal/entry.ts'
import type { Accounts } from './accounts.schema.ts'
import { accountNames, accountOf, type Booking, feeAccount, moneyAccount, moneyNames, type Role } from './accounts.ts'
import type { BilledLine, BookEntry, BookLine, MoneyEntry, Owed, RentalBalance } from './entry.ts'
import { isOnDebits, isWaiting, nextOnDebits, waitingShare } from './waiting-vat.ts'

/**
 * Turns entries of the journal, in their order, into entries of the books. Each one balances. What a rental has
 * received beyond what is billed is an advance; a document that bills it takes it out again. Charges have no entry of
 * their own: their invoice or claim has.
 */
export function bookEntries(
  money: readonly MoneyEntry[],
  accounts: Booking,
  openings: ReadonlyMap<number, RentalBalance>,
): BookEntry[] {
  const balances = new Map(openings)
  const entries: BookEntry[] = []
  const next = nextOnDebits(money)
  let kept: MoneyEntry | null = null
  for (const [index, entry] of money.entries()) {
    const before = balances.get(entry.rentalId) ?? { paidCents: 0, bills: [] }
    const after = moved(before, entry)
    const isKept = kept !== null && isPaidBy(kept, entry)
    const booking = { ...accounts, isAdvanceOnDebits: isOnDebits(accounts, before, next[index] ?? null) }
    const made = makers[entry.kind]?.(entry, booking, changeOf(before, after), isKept) ?? []
    balances.set(entry.rentalId, after)
    entries.push(...made.filter(({ lines }) => lines.length > 0))
    kept = entry.kind === 'deposit_kept' ? entry : null
  }
  return entries
}

/** Returns the balance after an entry. */
function moved({ paidCents, bills }: RentalBalance, entry: MoneyEntry): RentalBalance {
  const { kind, facts, documentId, party, isVatOnDebits } = entry
  const { cents = 0 } = facts
  if (isSettling(kind)) return { paidCents: paidCents + cents, bills }
  if (documentId === null) return { paidCents, bills }
  const isKnown = bills.some((bill) => bill.documentId === documentId)
  const known = bills.map((bill) => (bill.documentId === documentId ? { ...bill, cents: bill.cents + cents } : bill))
  return { paidCents, bills: isKnown ? known : [...bills, { documentId, party, cents, isVatOnDebits }] }
}

/**
 * Returns what customers owe: the money of a rental pays its documents in the order of their issue, as in the list of
 * invoices.
 */
function owed({ paidCents, bills }: RentalBalance): Owed[] {
  let left = paidCents
  return bills.map(({ party, cents, isVatOnDebits }) => {
    const rest = Math.max(0, cents - Math.max(0, left))
    left -= cents
    return { party, cents: rest, isVatOnDebits }
  })
}

/** Returns how much more, or less, customers owe after an entry. */
function changeOf(before: RentalBalance, after: RentalBalance): Owed[] {
  const earlier = owed(before)
  return owed(after).map((now, index) => ({ ...now, cents: now.cents - (earlier[index]?.cents ?? 0) }))
}

/** Returns true for the payment that a kept deposit makes, which follows it in the journal. */
function isPaidBy(kept: MoneyEntry, { kind, rentalId, facts }: MoneyEntry): boolean {
  return kind === 'payment' && rentalId === kept.rentalId && facts.cents === -(kept.facts.cents ?? 0)
}

/** Returns true when a deposit is only held on a card, so that no money moves. */
export function isHeld(accounts: Accounts, { depositMethod }: MoneyEntry): boolean {
  return accounts.isCardDepositHeld && depositMethod === 'card'
}

/** The accounts, with the option for debits that an advance of the rental falls under. */
type AtEntry = Booking & { isAdvanceOnDebits: boolean | null }

type Maker = (entry: MoneyEntry, accounts: AtEntry, change: readonly Owed[], isKept: boolean) => BookEntry[]

const makers: Partial<Record<MoneyEntry['kind'], Maker>> = {
  payment: paymentEntry,
  refund: paymentEntry,
  collected_by_source: paymentEntry,
  deposit_taken: depositEntry,
  deposit_returned: depositEntry,
  invoice: documentEntry,
  advance: documentEntry,
  credit_note: documentEntry,
  claim: documentEntry,
}

/**
 * A payment pays what is billed; the rest is an advance. A kept deposit that was cashed pays from the deposits, and
 * what a source collected is owed by the source.
 */
function paymentEntry(entry: MoneyEntry, accounts: AtEntry, change: readonly Owed[], isKept: boolean): BookEntry[] {
  const cents = entry.facts.cents ?? 0
  const fromDeposit = isKept && !isHeld(accounts, entry)
  const isCollected = entry.kind === 'collected_by_source'
  const made = begin(entry, isCollected ? 'collected' : 'payment', paymentWord(entry, fromDeposit))
  made.book = fromDeposit || isCollected ? 'sundry' : bookOf(entry)
  if (fromDeposit) post(made, accounts, 'deposits', holderOf(entry, accounts), cents)
  else if (isCollected) post(made, accounts, 'sources', entry.collector, cents)
  else postMoney(made, accounts, entry.facts.method, cents)
  postChange(made, accounts, entry, change)
  post(made, accounts, 'advances', holderOf(entry, accounts), -cents - sumOf(change))
  return [made, owedVatEntry(entry, accounts, change)]
}

/** Without an option for debits, the VAT of a service is owed when it is paid: it leaves the waiting account. */
function owedVatEntry(entry: MoneyEntry, accounts: AtEntry, change: readonly Owed[]): BookEntry {
  const made = begin(entry, 'vat', 'TVA exigible')
  if (accounts.vatWaiting === null) return made
  const share = waitingShare(entry.facts.cents ?? 0, change, accounts.isAdvanceOnDebits)
  for (const { rate, vatCents } of entry.facts.vat ?? []) {
    const cents = Math.round(vatCents * share)
    post(made, accounts, 'vatWaiting', null, cents)
    post(made, accounts, 'vat', null, -cents, rate)
  }
  return made
}

/** Returns the customer of a line of advances or deposits. */
function holderOf({ holder }: MoneyEntry, { isEachCustomerApart }: Booking): BookLine['party'] {
  return isEachCustomerApart ? holder : null
}

/**
 * A deposit that was really cashed is a debt until it goes back. One held on a card that goes back in another way was
 * cashed from the card first.
 */
function depositEntry(entry: MoneyEntry, accounts: Booking): BookEntry[] {
  const isOnCard = isHeld(accounts, entry)
  if (isOnCard && entry.facts.method === entry.depositMethod) return []
  const cents = entry.facts.cents ?? 0
  const made = begin(entry, 'deposit', cents > 0 ? 'Dépôt de garantie' : 'Restitution du dépôt de garantie')
  made.book = bookOf(entry)
  postMoney(made, accounts, entry.facts.method, cents)
  if (isOnCard) postMoney(made, accounts, entry.depositMethod, -cents)
  else post(made, accounts, 'deposits', holderOf(entry, accounts), -cents)
  return [made]
}

/**
 * A document is owed by the customer, less the advances that it uses, which a second entry allocates. After a credit
 * note that entry also moves what was paid to the documents that are still open.
 */
function documentEntry(entry: MoneyEntry, accounts: Booking, change: readonly Owed[]): BookEntry[] {
  const { facts, kind, lines, party } = entry
  const cents = facts.cents ?? 0
  const isClaim = kind === 'claim' || facts.isOfClaim === true
  const sign = kind === 'credit_note' ? -1 : 1
  const made = begin(entry, isClaim ? 'claim' : 'document', documentWords[kind as DocumentKind])
  made.book = 'sales'
  post(made, accounts, 'customers', party, cents)
  for (const line of lines) {
    const role = roleOf(line, isClaim)
    const holder = role === 'advances' ? holderOf(entry, accounts) : null
    const ofFee = role === 'rentalSales' ? feeAccount(accounts, line.fee, line.rate) : null
    const cents = -sign * line.amountCents
    if (ofFee === null) post(made, accounts, role, holder, cents, line.rate)
    else add(made, { role: 'feeSales', account: ofFee, name: accountNames.feeSales, party: null }, cents)
  }
  const vatRole = isWaiting(entry, accounts) ? 'vatWaiting' : 'vat'
  for (const { rate, vatCents } of facts.vat ?? []) post(made, accounts, vatRole, null, -vatCents, rate)
  const used = cents - sumOf(change)
  const allocated = begin(entry, 'allocation', allocationWord(used))
  post(allocated, accounts, 'advances', holderOf(entry, accounts), used)
  postChange(allocated, accounts, entry, [{ party, cents: -cents, isVatOnDebits: entry.isVatOnDebits }, ...change])
  return [made, allocated]
}

function allocationWord(usedCents: number): string {
  if (usedCents === 0) return 'Règlement imputé à un autre client'
  return usedCents > 0 ? 'Imputation d’acompte' : 'Acompte rendu disponible'
}

type DocumentKind = 'invoice' | 'advance' | 'credit_note' | 'claim'

const documentWords: Record<DocumentKind, string> = {
  invoice: 'Facture',
  advance: 'Facture d’acompte',
  credit_note: 'Avoir',
  claim: 'Demande d’indemnité',
}

function paymentWord({ kind, facts }: MoneyEntry, fromDeposit: boolean): string {
  if (kind === 'collected_by_source') return (facts.cents ?? 0) > 0 ? 'Encaissé par la source' : 'Encaissement repris'
  if (fromDeposit) return 'Dépôt de garantie conservé'
  return kind === 'refund' ? 'Remboursement' : 'Règlement'
}

function roleOf({ of }: BilledLine, isClaim: boolean): Exclude<Role, 'money' | 'feeSales'> {
  if (isClaim) return 'claims'
  if (of === 'advance') return 'advances'
  return of === 'charge' ? 'chargeSales' : 'rentalSales'
}

function bookOf({ facts }: MoneyEntry): 'cash' | 'bank' {
  return facts.method === 'cash' ? 'cash' : 'bank'
}

function begin({ seq, day, kind, facts, party }: MoneyEntry, nature: BookEntry['nature'], word: string): BookEntry {
  const number = typeof facts.number === 'string' ? facts.number : null
  const series = kind === 'collected_by_source' ? 'S' : 'P'
  const piece = number ?? `${series}${facts.sourceId ?? seq}`
  const label = [word, number, party.name].filter(Boolean).join(' ')
  return { seq, day, book: 'sundry', nature, piece, label, lines: [] }
}

function postMoney(entry: BookEntry, accounts: Accounts, by: JournalFacts['method'], cents: number): void {
  const method = String(by ?? 'other')
  const name = Object.hasOwn(moneyNames, method) ? moneyNames[method as keyof typeof moneyNames] : moneyNames.other
  add(entry, { role: 'money', account: moneyAccount(accounts, method), name, party: null }, cents)
}

/** Posts what customers owe more or less. The customer of the entry has the name that it states. */
function postChange(entry: BookEntry, accounts: Accounts, of: MoneyEntry, change: readonly Owed[]): void {
  for (const { party, cents } of change) {
    post(entry, accounts, 'customers', party.number === of.party.number ? of.party : party, cents)
  }
}

function sumOf(change: readonly Owed[]): number {
  return change.reduce((sum, { cents }) => sum + cents, 0)
}

function post(
  entry: BookEntry,
  accounts: Accounts,
  role: Exclude<Role, 'money' | 'feeSales'>,
  party: BookLine['party'],
  cents: number,
  rate: number | null = null,
): void {
  add(entry, { role, account: accountOf(accounts, role, rate), name: accountNames[role], party }, cents)
}

/** Adds an amount, a debit when positive, to the line of its account, role and customer. */
function add(entry: BookEntry, line: Omit<BookLine, 'debitCents' | 'creditCents'>, cents: number): void {
  const at = entry.lines.findIndex(
    ({ role, account, party }) =>
      role === line.role && account === line.account && party?.number === line.party?.number,
  )
  const before = entry.lines[at]
  const sum = cents + (before ? before.debitCents - before.creditCents : 0)
  const written = { ...line, debitCents: Math.max(0, sum), creditCents: Math.max(0, -sum) }
  if (before && sum === 0) entry.lines.splice(at, 1)
  else if (before) entry.lines[at] = written
  else if (sum !== 0) entry.lines.push(written)
}
