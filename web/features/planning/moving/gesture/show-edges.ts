import { whyFixed } from '@filao/domain/planning/move'
import { type BoardNow, rowWith } from '../state/board-now.ts'
import { gripAt } from './drag.ts'

/** Shows by the mouse cursor which part of a bar a press would hold. Returns a function that stops listening. */
export function followEdges(scroller: HTMLElement, now: () => BoardNow): () => void {
  const onMove = ({ target, clientX, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element)) return
    const element = target.closest<HTMLElement>('[data-bar]')
    const { board, rows } = now()
    const bar = element && rowWith(rows, element.dataset.bar ?? '')?.bar
    if (!bar) return
    const grip = gripAt(board.xOf(bar.start), board.xOf(bar.end), board.xOf(board.msAt(clientX)), false)
    const cursor = grip !== 'whole' && !whyFixed(bar, grip) ? 'ew-resize' : ''
    if (element.style.cursor !== cursor) element.style.cursor = cursor
  }
  scroller.addEventListener('pointermove', onMove, { passive: true })
  return () => scroller.removeEventListener('pointermove', onMove)
}
