import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@filao/domain/kernel/problem'
import type { Browser, BrowserContext } from 'playwright-core'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { inSpan } from '../trace.ts'
import { inTurns } from '../turns.ts'
import { startChromium } from './chromium.ts'

/**
 * One page of a company at a time, and a place for companies that printed little lately, so that no company waits for
 * all pages of others.
 */
const turns = {
  resource: 'pdf',
  atOnce: 2,
  perGroup: 1,
  waiting: 100,
  waitingPerGroup: 10,
  spare: { slots: 1, busyMs: 10_000 },
}
/**
 * Pages with more elements than this may take most of a minute, so they have a place of their own and delay no other.
 */
const mostShortElements = 1500
const longPages = { resource: 'longPdf', atOnce: 1, perGroup: 1, waiting: 20, waitingPerGroup: 3 }
/** Tags and an outline take about half of the time of a page with more elements than this. */
const mostTaggedElements = 4000

/** A complete HTML page to be printed for a company. */
export type PrintOrder = {
  companyId: number
  /**
   * Composes the page when its turn comes, so that queued pages use no processor time. The page needs no external
   * files, since nothing is fetched, and no script in it runs.
   */
  makePage: () => Promise<string>
  /** Cancels the order when it aborts: a queued page is never composed, and one that is being printed is dropped. */
  signal?: AbortSignal
}

export type PdfPrinter = {
  /**
   * Prints a page as PDF: A4, tagged unless it is very long, with the page's title and language. Throws `unavailable`
   * when it cannot be printed now, and the signal's reason when it is cancelled.
   */
  renderPdf: (order: PrintOrder) => Promise<Uint8Array>
  /** Ends the browser, if one runs; later orders are refused. */
  stop: () => Promise<void>
}

/**
 * Prints with one Chromium that starts with the first page, prints two short pages and a long one at once, and ends
 * after a minute without work. A page may take a little less than the minute after which proxies give up.
 */
export function openPdfPrinter(
  { chromiumPath }: Pick<Config, 'chromiumPath'>,
  log: Log,
  { idleMs = 60_000, pageTimeoutMs = 55_000, closeTimeoutMs = 5000 } = {},
): PdfPrinter {
  const inTurn = inTurns(turns)
  const inLongTurn = inTurns(longPages)
  let chromium: Promise<Chromium> | null = null
  let orders = 0
  let isStopped = false
  let ending: NodeJS.Timeout | undefined
  let closed = Promise.resolve()

  /** Resolves once the browser has ended, and the one before it, which may still be closing. */
  const close = async () => {
    clearTimeout(ending)
    const closing = chromium?.then(({ browser }) => browser.close()).catch(() => undefined)
    chromium = null
    closed = Promise.all([closed, closing]).then(() => undefined)
    await closed
  }

  const running = () => {
    if (chromium) return chromium
    const starting = start(chromiumPath)
    chromium = starting
    const forget = () => {
      if (chromium === starting) chromium = null
    }
    starting.then(({ ended }) => ended.addEventListener('abort', forget)).catch(forget)
    return starting
  }

  const print = async (html: string, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted()
    if (isStopped) throw notPrinted()
    const { browser, ended } = await running().catch((err: unknown) => {
      log.error({ err }, 'Chromium does not start: set CHROMIUM_PATH to one that does, or make room in TMPDIR')
      throw noChromium()
    })
    const opening = browser.newContext({ javaScriptEnabled: false, offline: true })
    const end = AbortSignal.any([ended, AbortSignal.timeout(pageTimeoutMs), ...(signal ? [signal] : [])])
    try {
      return await before(end, printPage(opening, html, pageTimeoutMs))
    } catch (err) {
      signal?.throwIfAborted()
      log.warn({ err }, 'a PDF could not be printed')
      throw notPrinted()
    } finally {
      if (!ended.aborted && !(await closes(opening, closeTimeoutMs))) {
        log.warn('Chromium does not close a page: the next one begins with another Chromium')
        if ((await chromium?.catch(() => null))?.browser === browser) chromium = null
        browser.close().catch(() => undefined)
      }
    }
  }

  const traced = (html: string, signal: AbortSignal | undefined) => {
    return inSpan(
      'pdf',
      'internal',
      () => ({}),
      () => print(html, signal),
    )
  }

  return {
    renderPdf: async ({ companyId, makePage, signal }) => {
      if (isStopped) throw notPrinted()
      orders++
      clearTimeout(ending)
      try {
        const group = `${companyId}`
        const page = await inTurn(
          group,
          async () => {
            const html = await makePage()
            return elementsOf(html) > mostShortElements ? { html } : { pdf: await traced(html, signal) }
          },
          signal,
        )
        return 'pdf' in page ? page.pdf : await inLongTurn(group, () => traced(page.html, signal), signal)
      } finally {
        if (--orders === 0) ending = setTimeout(close, idleMs).unref()
      }
    },
    stop: async () => {
      isStopped = true
      await close()
    },
  }
}

/** A browser, and the signal that aborts when it has ended: pending calls to it may then never be answered. */
type Chromium = { browser: Browser; ended: AbortSignal }

async function start(path: string | null): Promise<Chromium> {
  const browser = await startChromium(path)
  const end = new AbortController()
  browser.once('disconnected', () => end.abort(new Error('Chromium has ended')))
  return { browser, ended: end.signal }
}

async function printPage(opening: Promise<BrowserContext>, html: string, timeoutMs: number): Promise<Uint8Array> {
  const context = await opening
  await context.route('**', (route) => route.abort())
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.setContent(html, { waitUntil: 'load' })
  const isTagged = elementsOf(html) <= mostTaggedElements
  const paper = { format: 'A4', preferCSSPageSize: true, printBackground: true }
  return await page.pdf({ ...paper, tagged: isTagged, outline: isTagged })
}

function elementsOf(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0
}

/**
 * Resolves with the work, or rejects with the signal's reason when it aborts first: a page that hangs never answers.
 */
function before<Result>(end: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject)
    const abort = () => reject(end.reason)
    if (end.aborted) abort()
    else end.addEventListener('abort', abort, { once: true })
  })
}

/** Closes a page's context, which ends the page's work. Returns false when the browser does not do so in time. */
async function closes(opening: Promise<BrowserContext>, timeoutMs: number): Promise<boolean> {
  const closing = opening.then((context) => context.close())
  const closed = closing.then(
    () => true,
    () => false,
  )
  return await Promise.race([closed, wait(timeoutMs, false, { ref: false })])
}

function noChromium(): Problem {
  return new Problem('unavailable', {
    fr: 'Le PDF ne peut pas être créé\u202f: aucun navigateur Chromium ne démarre sur le serveur. Ouvrez le document et imprimez-le.',
    en: 'The PDF cannot be created: Chromium does not start on the server. Open the document and print it instead.',
  })
}

function notPrinted(): Problem {
  const sentence = {
    fr: 'Le PDF n’a pas pu être créé. Réessayez dans un instant.',
    en: 'The PDF could not be created. Try again in a moment.',
  }
  return new Problem('unavailable', sentence, { retryAfterSeconds: 5 })
}
