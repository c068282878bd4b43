import { execFileSync } from 'node:child_process'
import { constants, getPriority } from 'node:os'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Problem } from '@filao/domain/kernel/problem'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testService } from '#testing/http-server'
import { readPdf } from '#testing/pdf'
import { createLog } from '../log.ts'
import { openPdfPrinter, type PrintOrder } from './pdf.ts'

const log = createLog('silent')
const printer = openPdfPrinter({ chromiumPath: null }, log)
afterAll(() => printer.stop())

/** Builds a page to be printed for the first company, unless another one is given. */
const page = (body: string, { head = '', ...order }: { head?: string } & Partial<PrintOrder> = {}): PrintOrder => {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Contrat n°7</title>${head}</head><body>${body}</body></html>`
  return { companyId: 1, makePage: async () => html, ...order }
}

/** A page that takes minutes: the layout searches for a break in columns of headings that all avoid one. */
const endless = `<style>h1{break-after:avoid}</style><div style="columns:2">${'<h1>x</h1>'.repeat(20_000)}</div>`

/** Opens the printer of one test. */
const own = (settings: Parameters<typeof openPdfPrinter>[2] = {}, chromiumPath: string | null = null) => {
  const one = openPdfPrinter({ chromiumPath }, log, settings)
  onTestFinished(() => one.stop())
  return one
}

/** Lists the child processes that run a Chromium, without some that another printer may end meanwhile. */
function chromiums(others: number[] = []): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const own = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null)
  return own
    .filter(([, , parent, args]) => Number(parent) === process.pid && /--headless/.test(args ?? ''))
    .map(([, pid]) => Number(pid))
    .filter((pid) => !others.includes(pid))
}

describe('a page as PDF', () => {
  test('is A4, tagged, and keeps its title, language, accents and page breaks', async () => {
    const css =
      '<style>@page{size:A4;margin:20mm;@bottom-right{content:"page " counter(page) " / " counter(pages)}}</style>'
    const html = page('<h1>Élève à Saint-Barthélemy</h1><p style="break-before:page">Œuvre</p>', { head: css })
    const { pages, title, language, isTagged, size } = await readPdf(await printer.renderPdf(html))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Élève à Saint-Barthélemy')
    expect(pages[0]).toContain('page 1 / 2')
    expect(pages[1]).toContain('Œuvre')
    expect([title, language, isTagged]).toEqual(['Contrat n°7', 'fr', true])
    expect(size.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  test('runs no script and fetches nothing', async () => {
    const { url: at, asked: requested, close } = await testService()
    const html = page(
      `<p id="a">before</p><script>document.getElementById('a').textContent='ran'</script>
      <img src="${at}/img" onerror="document.body.textContent='ran'"><iframe src="${at}/frame"></iframe>
      <iframe src="file:///etc/passwd"></iframe><object data="${at}/object"></object>
      <div style="background:url(${at}/css)">x</div>`,
      {
        head: `<link rel="stylesheet" href="${at}/sheet"><link rel="prefetch" href="${at}/prefetch"><meta http-equiv="refresh" content="0;url=${at}/refresh">`,
      },
    )
    const { text } = await readPdf(await printer.renderPdf(html))
    await close()
    expect(text).toContain('before')
    expect(text).not.toContain('root:')
    expect(requested).toEqual([])
  })

  test('is printed by one browser, also with many at once', async () => {
    const printed = await Promise.all([1, 2, 3, 4, 5].map((number) => printer.renderPdf(page(`number ${number}`))))
    const texts = await Promise.all(printed.map(async (pdf) => (await readPdf(pdf)).text))
    expect(texts).toEqual([1, 2, 3, 4, 5].map((number) => expect.stringContaining(`number ${number}`)))
    expect(chromiums()).toHaveLength(1)
  })

  test.runIf(process.platform !== 'win32')('takes only the processor time that nothing else needs', async () => {
    await printer.renderPdf(page('<p>Bonjour</p>'))
    const lowest = constants.priority.PRIORITY_LOW
    expect(chromiums().map((pid) => getPriority(pid))).toEqual(
      chromiums().map(() => Math.min(lowest, getPriority() + 5)),
    )
  })

  test('is printed also where the program that lowers the priority is missing', async () => {
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await readPdf(await own().renderPdf(page('Bonjour')))).text).toContain('Bonjour')
  })
})

describe('the browser', () => {
  test.each([10, 20, 30, 150])('that dies %i ms after a page began fails that page at once', async (afterMs) => {
    const some = own({ pageTimeoutMs: 600_000 })
    const others = chromiums()
    await some.renderPdf(page('warm'))
    const [pid] = chromiums(others)
    const lost = some.renderPdf(page('<p>line</p>'.repeat(60_000)))
    setTimeout(() => process.kill(pid as number, 'SIGKILL'), afterMs)
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
    expect((await readPdf(await some.renderPdf(page('again')))).text).toContain('again')
  })

  test('that is frozen fails its pages, and the next one starts another', async () => {
    const some = own({ pageTimeoutMs: 10_000, closeTimeoutMs: 500 })
    const others = chromiums()
    await some.renderPdf(page('warm'))
    const pid = chromiums(others)[0] as number
    process.kill(pid, 'SIGSTOP')
    onTestFinished(() => void (chromiums().includes(pid) && process.kill(pid, 'SIGKILL')))
    await expect(some.renderPdf(page('lost'))).rejects.toMatchObject({ code: 'unavailable' })
    expect((await readPdf(await some.renderPdf(page('again')))).text).toContain('again')
  })

  test('ends after a while without printing, and the next page starts another', async () => {
    const others = chromiums()
    const short = own({ idleMs: 100 })
    await short.renderPdf(page('once'))
    await expect.poll(() => chromiums(others)).toEqual([])
    expect((await readPdf(await short.renderPdf(page('twice')))).text).toContain('twice')
  })

  test('ends at the stop, and prints no more', async () => {
    const others = chromiums()
    const some = own()
    await some.renderPdf(page('once'))
    expect(chromiums(others)).toHaveLength(1)
    await some.stop()
    expect(chromiums(others)).toEqual([])
    await expect(some.renderPdf(page('late'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('has ended when the stop is over, also when it was already ending', async () => {
    const others = chromiums()
    const short = own({ idleMs: 1 })
    await short.renderPdf(page('once'))
    const [pid] = chromiums(others)
    process.kill(pid as number, 'SIGSTOP')
    await wait(50)
    const stopped = short.stop().then(() => chromiums(others))
    await wait(200)
    process.kill(pid as number, 'SIGCONT')
    expect(await stopped).toEqual([])
  })

  test('that cannot start is reported in words', async () => {
    const none = own({}, '/nowhere/chromium')
    const refusal = await none.renderPdf(page('x')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'unavailable', sentence: { fr: expect.stringContaining('Chromium') } })
  })
})

describe('a page that takes too long', () => {
  test('is given up without harm: the pages of another company beside it are printed by the same browser', async () => {
    const some = own({ pageTimeoutMs: 8000 })
    const others = chromiums()
    await some.renderPdf(page('warm'))
    const [pid] = chromiums(others)
    let isOver = false
    const hanging = expect(some.renderPdf(page(endless)))
      .rejects.toMatchObject({ code: 'unavailable' })
      .finally(() => {
        isOver = true
      })
    let printed = 0
    while (!isOver) {
      const neighbour = page(`neighbour ${++printed}`, { companyId: 2 })
      expect((await readPdf(await some.renderPdf(neighbour))).text).toContain(`neighbour ${printed}`)
    }
    await hanging
    expect(printed).toBeGreaterThan(1)
    expect(chromiums()).toContain(pid)
  })

  test('of several companies at once leaves the short page of another one a slot', async () => {
    const some = own({ pageTimeoutMs: 40_000 })
    await some.renderPdf(page('warm'))
    const leaving = new AbortController()
    const hanging = [2, 3, 4].map((companyId) => some.renderPdf(page(endless, { companyId, signal: leaving.signal })))
    const ends = Promise.allSettled(hanging)
    expect((await readPdf(await some.renderPdf(page('short')))).text).toContain('short')
    leaving.abort(new Error('gone'))
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  test('is dropped as soon as it is cancelled, and releases its slot to the next one of its company', async () => {
    const some = own({ pageTimeoutMs: 600_000 })
    const leaving = new AbortController()
    const begun = Promise.withResolvers<void>()
    const makePage = async () => {
      begun.resolve()
      return await page(endless).makePage()
    }
    const dropped = expect(some.renderPdf(page('', { makePage, signal: leaving.signal }))).rejects.toThrow('gone')
    const next = some.renderPdf(page('next'))
    await begun.promise
    // It is in the browser before the later page of another company.
    await some.renderPdf(page('neighbour', { companyId: 2 }))
    leaving.abort(new Error('gone'))
    await dropped
    expect((await readPdf(await next)).text).toContain('next')
  })

  test('has neither tags nor an outline', async () => {
    const { isTagged, text } = await readPdf(await printer.renderPdf(page('<b>x</b> '.repeat(4001))))
    expect([isTagged, text]).toEqual([false, expect.stringContaining('x x x')])
  })
})

describe('pages that wait', () => {
  /** Returns pages that record when they are composed, and then wait to be printed. */
  function held() {
    const made: string[] = []
    let [now, most] = [0, 0]
    const released = Promise.withResolvers<void>()
    const one = (companyId: number, name: string, signal?: AbortSignal): PrintOrder => {
      const makePage = async () => {
        made.push(name)
        most = Math.max(most, ++now)
        await released.promise
        now--
        return name
      }
      return { companyId, makePage, ...(signal && { signal }) }
    }
    return { made, one, release: released.resolve, atOnce: () => most }
  }

  test('leave a slot to the other companies, and are not composed while they wait', async () => {
    const none = own({}, '/nowhere/chromium')
    const { made, one, release, atOnce } = held()
    const orders = ['a1', 'a2', 'a3', 'a4'].map((name) => none.renderPdf(one(1, name)))
    orders.push(none.renderPdf(one(2, 'b1')), none.renderPdf(one(3, 'c1')))
    await setImmediate()
    expect(made).toEqual(['a1', 'b1'])
    release()
    await Promise.allSettled(orders)
    expect(made).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
    expect(atOnce()).toBe(2)
  })

  test('and are cancelled are never composed', async () => {
    const none = own({}, '/nowhere/chromium')
    const { made, one, release } = held()
    const leaving = new AbortController()
    const orders = [one(1, 'a1'), one(1, 'a2', leaving.signal), one(1, 'a3')].map(none.renderPdf)
    leaving.abort(new Error('gone'))
    release()
    const responses = await Promise.allSettled(orders)
    expect(responses[1]).toMatchObject({ reason: expect.objectContaining({ message: 'gone' }) })
    expect(made).toEqual(['a1', 'a3'])
  })

  test('have a limit for each company, above which the next is refused with a Retry-After', async () => {
    const none = own({}, '/nowhere/chromium')
    const requested = Array.from({ length: 12 }, () => none.renderPdf(page('x')).catch((error: Problem) => error))
    const responses = (await Promise.all(requested)) as Problem[]
    const busy = { code: 'unavailable', details: { retryAfterSeconds: 5 } }
    expect(responses.filter(({ sentence }) => sentence.en.includes('already waiting'))).toMatchObject([busy])
  })
})
