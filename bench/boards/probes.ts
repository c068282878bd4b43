import type { CDPSession, Page } from 'playwright-core'

/** Selectors of a bar and of the scrolling element, on the page of the board. */
export const bar = '[data-bar]'
export const scroller = '.board'

/** Runs in every page before its own scripts: `painted` waits for the frame with the first bar in view. */
export const inPage = `
  window.barAt = (x, y) => document.elementFromPoint(x, y)?.closest('${bar}') ?? null
  window.frame = () => new Promise((done) => requestAnimationFrame(done))
  window.hasBars = () => {
    const box = document.querySelector('${scroller}')?.getBoundingClientRect()
    if (!box) return false
    const rows = [0.35, 0.55, 0.75].filter((part) => {
      for (let x = box.left + 230; x < box.right - 20; x += 40)
        for (let dy = -20; dy <= 20; dy += 10) if (window.barAt(x, box.top + box.height * part + dy)) return true
      return false
    })
    return rows.length >= 2
  }
  window.painted = async (isThere) => {
    while (!isThere() || !window.hasBars()) await window.frame()
    await window.frame()
    await window.frame()
    return performance.now()
  }
  window.scrolled = async (step, frames, probe) => {
    const board = document.querySelector('${scroller}')
    const most = board.scrollHeight - board.clientHeight
    const deltas = []
    let blank = 0
    let at = 0
    let direction = 1
    let last = await window.frame()
    for (let n = 0; n < frames; n++) {
      at += direction * step
      if (at >= most || at <= 0) direction = -direction
      board.scrollTop = at
      const now = await window.frame()
      deltas.push(now - last)
      last = now
      if (probe && !window.hasBars()) blank++
    }
    board.scrollTop = 0
    return { deltas, blank: blank / frames }
  }`

/** Measures the time from the data in memory to the first frame with bars, in milliseconds. */
export async function firstBar(page: Page): Promise<number> {
  return await page.evaluate<number>(`(async () => {
    const at = await window.painted(() => true)
    return at - performance.getEntriesByName('planning:data-ready').at(-1).startTime
  })()`)
}

export async function countNodes(page: Page): Promise<number> {
  return await page.evaluate<number>(`document.querySelectorAll('${scroller}, ${scroller} *').length`)
}

/** Returns the memory in use after a garbage collection, in megabytes. */
export async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576
}

/** Returns the milliseconds in which the main thread of the page has been busy since the first call. */
export async function busyMs(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * Measures the times between frames while the board scrolls down `step` pixels a frame, and the share of frames without
 * bars.
 */
export async function scroll(page: Page, step: number, frames: number, probe: boolean) {
  return await page.evaluate<{ deltas: number[]; blank: number }>(`window.scrolled(${step}, ${frames}, ${probe})`)
}

/** Measures the times between frames while a bar is dragged over the board in 40 steps, then dropped with Escape. */
export async function drag(page: Page): Promise<number[]> {
  const at = await page.evaluate<[number, number] | null>(`(() => {
    for (const one of document.querySelectorAll('${bar}')) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isInside = width > 40 && y > 250 && y < 500 && x > 400 && x < 900
      if (isInside && window.barAt(x, y) === one) return [x, y]
    }
    return null
  })()`)
  if (!at) throw new Error('there is no bar to drag')
  await page.mouse.move(...at)
  await page.mouse.down()
  await page.evaluate(`(() => {
    window.deltas = []
    let last = 0
    const next = (now) => {
      if (last) window.deltas.push(now - last)
      last = now
      if (!window.isDropped) requestAnimationFrame(next)
    }
    window.isDropped = false
    requestAnimationFrame(next)
  })()`)
  for (let step = 1; step <= 40; step++) {
    await page.mouse.move(at[0] + step * 4, at[1] + Math.sin(step / 8) * 60 + step * 2)
    await page.waitForTimeout(8)
  }
  const deltas = await page.evaluate<number[]>('(window.isDropped = true, window.deltas)')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return deltas
}

/** Measures the time from the click on a view to its first frame, in milliseconds. */
export async function changeView(page: Page, view: 'month' | 'year', label: RegExp): Promise<number> {
  const seen = page.evaluate<number>(
    `window.painted(() => document.querySelector('.planning-box[aria-busy=false] [data-view=${view}]') !== null)`,
  )
  const from = await page.evaluate<number>('performance.now()')
  await page.getByText(label).first().click()
  return (await seen) - from
}
