import type { BoardHandle } from '../board/board-handle.ts'

export type Ghost = {
  /** Puts it at instants of a row. */
  place: (rowKey: string, lane: number, start: number, end: number) => void
  /** Shows whether it may be dropped here, and which bars are in the way. */
  judge: (isRefused: boolean, inTheWay: readonly string[]) => void
  /** Where it stands in the window. */
  rect: () => DOMRect
  remove: () => void
}

/**
 * What moves over the board in the place of a bar: one element, by transform. The bar that it stands for fades, and those in
 * the way are marked, by a sheet of rules: the board may draw its bars anew meanwhile.
 */
export function createGhost(board: BoardHandle, words: string, fadesKey: string | null): Ghost {
  const element = document.createElement('div')
  element.className = 'move-ghost'
  element.setAttribute('aria-hidden', 'true')
  element.textContent = words
  element.style.height = `${board.barHeight}px`
  board.layer.append(element)
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let width = -1
  let rules = ''
  const mark = (isRefused: boolean, inTheWay: readonly string[]) => {
    element.classList.toggle('move-ghost-refused', isRefused)
    const next = [
      ...(fadesKey ? [`${bar(fadesKey)} { opacity: 0.35 }`] : []),
      ...inTheWay.map((key) => `${bar(key)} { outline: 2px solid var(--coral); outline-offset: 1px }`),
    ].join('\n')
    if (next !== rules) sheet.replaceSync(next)
    rules = next
  }
  mark(false, [])
  return {
    place(rowKey, lane, start, end) {
      const row = board.rowOf(rowKey)
      if (!row) return
      const [left, right] = [board.xOf(start), board.xOf(end)]
      element.style.transform = `translate(${left}px, ${row.top + board.barInset + lane * board.laneHeight}px)`
      if (right - left !== width) element.style.width = `${Math.max(2, right - left)}px`
      width = right - left
    },
    judge: mark,
    rect: () => element.getBoundingClientRect(),
    remove() {
      element.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}

function bar(key: string): string {
  return `[data-bar="${CSS.escape(key)}"]`
}
