import type { BoardHandle } from '../../board/board-handle.ts'

export type Ghost = {
  /** Draws the ghost in a row, between two instants. */
  place: (rowKey: string, lane: number, start: number, end: number) => void
  /** Shows if it may be dropped here, and marks the bars that conflict and the one with which it exchanges vehicles. */
  judge: (isRefused: boolean, inTheWay: readonly string[], otherKey?: string) => void
  /** Returns its rectangle in the window. */
  rect: () => DOMRect
  remove: () => void
}

/**
 * Creates the ghost drawn over the board for a moving bar: one element, moved by transform. A style sheet fades the
 * original bar and marks conflicting ones, because the board may render its bars again meanwhile.
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
  const mark: Ghost['judge'] = (isRefused, inTheWay, otherKey) => {
    element.classList.toggle('move-ghost-refused', isRefused)
    const next = [
      ...(fadesKey ? [`${bar(fadesKey)} { opacity: 0.35 }`] : []),
      ...(otherKey ? [`${bar(otherKey)} { outline: 2px dashed var(--lagoon); outline-offset: 1px }`] : []),
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
