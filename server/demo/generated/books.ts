import type { VatShare } from '@filao/domain/journal/vat-share'
import { addDays, localDate, toInstant } from '@filao/domain/kernel/time'
import { closeJournal } from '#features/journal/closing'
import { paymentEntries } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { appendJournalEntries } from '#platform/journal/append'
import type { JournalEntry } from '#platform/journal/chain'
import { listPaid } from '../material/queries.ts'

/** The journal of payments that were stored without the application's calls. */
type Books = {
  /** Returns true when something is to be written or closed before an instant. */
  isBehind: (instant: string) => boolean
  /** Writes the entries up to an instant. */
  writeUntil: (tx: Tx, instant: string) => Promise<void>
  /** Writes them, and closes each day just after midnight, as the application would have. */
  closeUntil: (tx: Tx, instant: string) => Promise<void>
}

/** Entries written in one statement. */
const batch = 5000

/** Reads the stored payments of a company, to be entered in their order. They have no charges. */
export async function openBooks(tx: Tx, companyId: number, timezone: string): Promise<Books> {
  const entries = await readEntries(tx, companyId)
  const afterMidnight = (day: string) => toInstant(`${day}T00:07`, timezone)
  let done = 0
  let closesAt = entries[0] ? afterMidnight(addDays(localDate(entries[0].at, timezone), 1)) : ''
  const isDue = (instant: string) => (entries[done]?.at ?? '~') <= instant
  const writeUntil = async (tx: Tx, instant: string) => {
    while (isDue(instant)) {
      const next = entries.slice(done, done + batch)
      const due = next.filter(({ at }) => at <= instant)
      await appendJournalEntries(tx, companyId, due)
      done += due.length
    }
  }
  return {
    isBehind: (instant) => closesAt <= instant || isDue(instant),
    writeUntil,
    closeUntil: async (tx, instant) => {
      while (closesAt !== '' && closesAt <= instant) {
        await writeUntil(tx, closesAt)
        await closeJournal(tx, companyId, closesAt)
        closesAt = afterMidnight(addDays(localDate(closesAt, timezone), 1))
      }
      await writeUntil(tx, instant)
    },
  }
}

async function readEntries(tx: Tx, companyId: number): Promise<JournalEntry[]> {
  const before = new Map<number, VatShare[]>()
  return (await listPaid(tx, companyId)).flatMap(({ publicId, status, priceCents, vatRate, ...payment }) => {
    const receivedVat = before.get(payment.rentalId) ?? []
    const nothing = { chargesCents: 0, outsideVatCents: 0, creditedCents: 0, chargesOutsideVat: [] }
    const owed = {
      companyId,
      rentalId: payment.rentalId,
      publicId,
      status,
      totalCents: priceCents,
      vatRate,
      receivedVat,
      ...nothing,
    }
    const entries = paymentEntries(owed, payment)
    const received = entries.flatMap(({ payload }) => ('vat' in payload && payload.vat) || [])
    before.set(payment.rentalId, [...receivedVat, ...received])
    return entries
  })
}
