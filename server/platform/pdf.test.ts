import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Problem } from '@filao/domain/kernel/problem'
import { afterAll, describe, expect, test } from 'vitest'
import { readPdf } from '#testing/pdf'
import { createLog } from './log.ts'
import { openPdfPrinter } from './pdf.ts'

const log = createLog('silent')
const printer = openPdfPrinter({ chromiumPath: null }, log)
afterAll(() => printer.stop())

const page =
  (body: string, head = '') =>
  async () =>
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Contrat n°7</title>${head}</head><body>${body}</body></html>`

/** The processes that this one started and that run a Chromium. */
function chromiums(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const own = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).filter((match) => match !== null)
  return own
    .filter(([, , parent, args]) => Number(parent) === process.pid && /--headless/.test(args ?? ''))
    .map(([, pid]) => Number(pid))
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !condition(); attempt++) await new Promise((done) => setTimeout(done, 50))
  expect(condition()).toBe(true)
}

describe('a page as PDF', () => {
  test('is A4, tagged, and keeps its title, language, accents and page breaks', async () => {
    const css =
      '<style>@page{size:A4;margin:20mm;@bottom-right{content:"page " counter(page) " / " counter(pages)}}</style>'
    const html = page('<h1>Élève à Saint-Barthélemy</h1><p style="break-before:page">Œuvre</p>', css)
    const { pages, title, language, isTagged, size } = await readPdf(await printer.renderPdf(html))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Élève à Saint-Barthélemy')
    expect(pages[0]).toContain('page 1 / 2')
    expect(pages[1]).toContain('Œuvre')
    expect([title, language, isTagged]).toEqual(['Contrat n°7', 'fr', true])
    expect(size.map(Math.round)).toEqual([0, 0, 595, 842])
  })

  test('runs no script and fetches nothing', async () => {
    const asked: string[] = []
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => elsewhere.once('listening', listening))
    const { port } = elsewhere.address() as { port: number }
    const at = `http://127.0.0.1:${port}`
    const html = page(
      `<p id="a">before</p><script>document.getElementById('a').textContent='ran'</script>
      <img src="${at}/img" onerror="document.body.textContent='ran'"><iframe src="${at}/frame"></iframe>
      <iframe src="file:///etc/passwd"></iframe><object data="${at}/object"></object>
      <div style="background:url(${at}/css)">x</div>`,
      `<link rel="stylesheet" href="${at}/sheet"><link rel="prefetch" href="${at}/prefetch"><meta http-equiv="refresh" content="0;url=${at}/refresh">`,
    )
    const { text } = await readPdf(await printer.renderPdf(html))
    elsewhere.close()
    expect(text).toContain('before')
    expect(text).not.toContain('root:')
    expect(asked).toEqual([])
  })

  test('is printed by one browser, however many are wanted', async () => {
    const printed = await Promise.all([1, 2, 3, 4, 5].map((number) => printer.renderPdf(page(`number ${number}`))))
    const texts = await Promise.all(printed.map(async (pdf) => (await readPdf(pdf)).text))
    expect(texts).toEqual([1, 2, 3, 4, 5].map((number) => expect.stringContaining(`number ${number}`)))
    expect(chromiums()).toHaveLength(1)
  })
})

describe('the browser', () => {
  test('that dies costs one page, and the next one starts another', async () => {
    await printer.renderPdf(page('warm'))
    const [pid] = chromiums()
    const lost = printer.renderPdf(page('<p>line</p>'.repeat(60_000)))
    setTimeout(() => process.kill(pid as number, 'SIGKILL'), 150)
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
    expect((await readPdf(await printer.renderPdf(page('again')))).text).toContain('again')
  })

  test('refuses more than can be printed in a reasonable time', async () => {
    const many = openPdfPrinter({ chromiumPath: '/nowhere/chromium' }, log)
    const asked = Array.from({ length: 31 }, () =>
      many.renderPdf(page('x')).catch((error: Problem) => error.sentence.en),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((sentence) => String(sentence).includes('Try again'))).toHaveLength(1)
  })

  test('is handed a page when its turn comes: one that waits or is refused costs nobody anything', async () => {
    const none = openPdfPrinter({ chromiumPath: '/nowhere/chromium' }, log)
    let [now, most, made] = [0, 0, 0]
    const slow = async () => {
      made++
      most = Math.max(most, ++now)
      await wait(5)
      now--
      return 'x'
    }
    await Promise.allSettled(Array.from({ length: 31 }, () => none.renderPdf(slow)))
    expect([most, made]).toEqual([2, 30])
  })

  test('ends when nothing was printed for a while, and at the stop', async () => {
    const others = chromiums().length
    const short = openPdfPrinter({ chromiumPath: null }, log, 100)
    await short.renderPdf(page('once'))
    await until(() => chromiums().length === others)
    await short.renderPdf(page('twice'))
    expect(chromiums()).toHaveLength(others + 1)
    await short.stop()
    await until(() => chromiums().length === others)
    await expect(short.renderPdf(page('late'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('that cannot start is told in words', async () => {
    const none = openPdfPrinter({ chromiumPath: '/nowhere/chromium' }, log)
    const refusal = await none.renderPdf(page('x')).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'unavailable', sentence: { fr: expect.stringContaining('Chromium') } })
  })
})
