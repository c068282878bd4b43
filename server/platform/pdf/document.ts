import { Worker } from 'node:worker_threads'
import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import type { Receipt } from '@filao/domain/rentals/money/receipt'
import { inTurns } from '../turns.ts'
import type { Kept, Order, Rendered } from './document-worker.ts'

/** One document at a time, in turns between companies: long terms take most of a second. */
const inTurn = inTurns({ atOnce: 1, perGroup: 1, waiting: 200, waitingPerGroup: 20 })

type Pending = { resolve: (html: string) => void; reject: (reason: unknown) => void }

let worker: Worker | null = null
let orders = 0
const pending = new Map<number, Pending>()

/**
 * Renders a rental's document as a complete HTML page without external files, with the same component as the screen's.
 * A thread of its own does it, so that other requests go on meanwhile.
 */
export async function renderDocument(companyId: number, document: RentalDocument, kept?: Kept): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ id: ++orders, document, kept }))
}

/** Renders the receipt of a payment as a complete HTML page without external files. */
export async function renderReceipt(companyId: number, receipt: Receipt): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ id: ++orders, receipt }))
}

/** Renders issued documents, each beginning a page, as a complete HTML page without external files. */
export async function renderInvoices(companyId: number, invoices: readonly PrintedInvoice[]): Promise<string> {
  return await inTurn(`${companyId}`, () => render({ id: ++orders, invoices }))
}

function render(order: Order): Promise<string> {
  return new Promise((resolve, reject) => {
    pending.set(order.id, { resolve, reject })
    running().postMessage(order)
  })
}

/** Returns the thread, which starts with the first document and keeps no process from ending. */
function running(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./document-worker.ts', import.meta.url))
  started.on('message', (rendered: Rendered) => {
    const order = pending.get(rendered.id)
    pending.delete(rendered.id)
    if ('html' in rendered) order?.resolve(rendered.html)
    else order?.reject(rendered.failure)
  })
  started.on('error', fail)
  started.on('exit', (code) => fail(new Error(`the documents' thread ended with ${code}`)))
  started.unref()
  worker = started
  return started
}

/** Rejects what the thread was doing; the next document starts another one. */
function fail(reason: Error): void {
  worker = null
  for (const { reject } of pending.values()) reject(reason)
  pending.clear()
}
