import { Problem } from '@filao/domain/kernel/problem'
import type { Browser } from 'playwright-core'
import { startChromium } from './chromium.ts'
import type { Config } from './config.ts'
import { inTurn } from './files/in-turn.ts'
import type { Log } from './log.ts'

const atOnce = 2
const waitingAtMost = 30
const pageTimeoutMs = 30_000
const idleMs = 60_000

export type PdfPrinter = {
  /**
   * A complete HTML page as PDF: A4, tagged, with the page's title and language. The page needs nothing from outside, since
   * nothing is fetched, and no script in it runs. It is made when its turn comes, so that what waits keeps nobody else from
   * the processor. Throws `unavailable` where it cannot be printed now.
   */
  renderPdf: (makePage: () => Promise<string>) => Promise<Uint8Array>
  /** Ends the browser, if one runs; nothing is printed after that. */
  stop: () => Promise<void>
}

/** Prints with one Chromium that starts at the first demand, does two pages at once, and ends after a minute without work. */
export function openPdfPrinter({ chromiumPath }: Pick<Config, 'chromiumPath'>, log: Log, idle = idleMs): PdfPrinter {
  const turn = inTurn(atOnce)
  let browser: Promise<Browser> | null = null
  let pages = 0
  let isStopped = false
  let ending: NodeJS.Timeout | undefined

  const close = async () => {
    clearTimeout(ending)
    const closing = browser
    browser = null
    await closing?.then((one) => one.close()).catch(() => undefined)
  }

  const running = () => {
    if (browser) return browser
    const starting = startChromium(chromiumPath)
    browser = starting
    const forget = () => {
      if (browser === starting) browser = null
    }
    starting.then((one) => one.once('disconnected', forget)).catch(forget)
    return starting
  }

  const print = async (html: string) => {
    const one = await running().catch((err: unknown) => {
      log.error({ err }, 'Chromium does not start: set CHROMIUM_PATH to one that does')
      throw noChromium()
    })
    try {
      return await inTime(printPage(one, html))
    } catch (err) {
      log.warn({ err }, 'a PDF could not be printed')
      // Whatever state it is in, the next page begins with another one.
      if (browser && (await browser.catch(() => null)) === one) browser = null
      one.close().catch(() => undefined)
      throw notPrinted()
    }
  }

  return {
    renderPdf: async (makePage) => {
      if (isStopped || pages >= waitingAtMost) throw notPrinted()
      pages++
      clearTimeout(ending)
      try {
        return await turn(async () => print(await makePage()))
      } finally {
        if (--pages === 0) ending = setTimeout(close, idle).unref()
      }
    },
    stop: async () => {
      isStopped = true
      await close()
    },
  }
}

async function printPage(browser: Browser, html: string): Promise<Uint8Array> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
  try {
    await context.route('**', (route) => route.abort())
    const page = await context.newPage()
    page.setDefaultTimeout(pageTimeoutMs)
    await page.setContent(html, { waitUntil: 'load' })
    return await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await context.close().catch(() => undefined)
  }
}

/** A browser that hangs answers nothing, not even that it failed. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Chromium did not print in time')), pageTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function noChromium(): Problem {
  return new Problem('unavailable', {
    fr: 'Le PDF ne peut pas être créé\u202f: aucun navigateur Chromium ne démarre sur le serveur. Ouvrez le document et imprimez-le.',
    en: 'The PDF cannot be made: no Chromium browser starts on the server. Open the document and print it instead.',
  })
}

function notPrinted(): Problem {
  const sentence = {
    fr: 'Le PDF n’a pas pu être créé. Réessayez dans un instant.',
    en: 'The PDF could not be made. Try again in a moment.',
  }
  return new Problem('unavailable', sentence, { retryAfterSeconds: 5 })
}
