import { Worker } from 'node:worker_threads'
import type { CashDeskSheet } from '@filao/domain/cash/desk'
import type { FineLetter } from '@filao/domain/fines/letter'
import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import type { Receipt } from '@filao/domain/rentals/money/receipt'
import type { PrintedStatement } from '@filao/domain/statements/statement'
import { inTurns } from '../turns.ts'
import type { Kept, Order, Rendered } from './document-worker.ts'
import type { FacturX } from './factur-x.ts'

/**
 * One document of a company at a time, and a place for companies that rendered little lately: long terms take most of a
 * second. While documents wait, a slot rests after each one.
 */
const inTurn = inTurns({
  resource: 'documents',
  atOnce: 2,
  perGroup: 1,
  waiting: 200,
  waitingPerGroup: 20,
  spare: { slots: 1, busyMs: 2000 },
  longestRestMs: 250,
})

/** The thread that waits for the next document; a second one ends with its document. */
let idle: Worker | null = null

/**
 * Renders a rental's document as a complete HTML page without external files, with the same component as the screen's.
 * A thread of its own does it, so that other requests go on meanwhile.
 */
export async function renderDocument(companyId: number, document: RentalDocument, kept?: Kept): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ document, kept }))
}

/** Renders the receipt of a payment as a complete HTML page without external files. */
export async function renderReceipt(companyId: number, receipt: Receipt): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ receipt }))
}

/** Renders issued documents, each beginning a page, as a complete HTML page without external files. */
export async function renderInvoices(companyId: number, invoices: readonly PrintedInvoice[]): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ invoices }))
}

/** Renders the sheet of a cash desk as a complete HTML page without external files. */
export async function renderCashDesk(companyId: number, sheet: CashDeskSheet, language: Language): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ sheet, language }))
}

/** Renders the letter about a fine as a complete HTML page without external files. */
export async function renderLetter(companyId: number, letter: FineLetter): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ letter }))
}

/** Renders the statement of a source as a complete HTML page without external files. */
export async function renderStatement(
  companyId: number,
  statement: PrintedStatement,
  language: Language,
): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ statement, language }))
}

/** Returns a printed invoice with its XML inside, as PDF/A-3b (Factur-X). */
export async function embedInvoice(companyId: number, facturX: FacturX): Promise<Uint8Array> {
  const rendered = await inTurn(`${companyId}`, () => answerOf({ facturX }))
  if ('pdf' in rendered) return rendered.pdf
  throw new Error('a thread of documents returned no PDF')
}

async function render(order: Order): Promise<string> {
  const rendered = await answerOf(order)
  if ('html' in rendered) return rendered.html
  throw new Error('a thread of documents returned no page')
}

async function answerOf(order: Order): Promise<Exclude<Rendered, { failure: unknown }>> {
  const thread = idle ?? startThread()
  if (thread === idle) idle = null
  const rendered = await new Promise<Rendered>((resolve, reject) => {
    const end = (code: number) => reject(new Error(`a thread of documents ended with ${code}`))
    thread.once('error', reject)
    thread.once('exit', end)
    thread.once('message', (response: Rendered) => {
      thread.off('error', reject)
      thread.off('exit', end)
      resolve(response)
    })
    thread.postMessage(order)
  })
  if (idle) await thread.terminate()
  else idle = thread
  if ('failure' in rendered) throw rendered.failure
  return rendered
}

/** Starts a thread, which keeps no process from ending. */
function startThread(): Worker {
  const thread = new Worker(new URL('./document-worker.ts', import.meta.url))
  const forget = () => {
    if (idle === thread) idle = null
  }
  thread.on('error', forget)
  thread.on('exit', forget)
  thread.unref()
  return thread
}
