import { createEdgeScroll, type Point } from './edge-scroll.ts'

/** The pixels a pointer moves before a drag starts, and the milliseconds of a long press. */
const thresholdPx = 8
const longPressMs = 400

/** Callbacks of a drag, called until the pointer is released. */
export type Drag = { move: (at: Point) => void; drop: () => void; cancel: () => void }

/** The start of a drag: the pressed element and the pointer's position. */
export type Press = { target: Element; at: Point; isTouch: boolean }

type Pressed = Press & { pointerId: number; timer: number }

/**
 * Turns presses on the board into drags: with the mouse after 8 px, by touch after a long press, so that swiping still
 * scrolls. The board scrolls at its edges, slower where `columnPx` is small; Escape, leaving the window or a release
 * off the board cancels. Returns a function that stops listening.
 */
export function followPointer(
  scroller: HTMLElement,
  layer: HTMLElement,
  columnPx: () => number,
  begin: (press: Press) => Drag | null,
) {
  let pressed: Pressed | null = null
  let drag: Drag | null = null
  let scrollAtEdges: ReturnType<typeof createEdgeScroll> | null = null
  let at: Point = { x: 0, y: 0 }

  const frames = onceAFrame((nowMs) => {
    if (!drag) return
    const scrolls = scrollAtEdges?.(layer.getBoundingClientRect(), at, nowMs)
    drag.move(at)
    if (scrolls) frames.request()
  })
  const start = () => {
    if (!pressed) return
    drag = begin(pressed)
    if (!drag) return forget()
    scrollAtEdges = createEdgeScroll(scroller, pressed.at, columnPx())
    scroller.setPointerCapture(pressed.pointerId)
    scroller.dataset.moving = ''
    frames.request()
  }
  const forget = () => {
    if (pressed) clearTimeout(pressed.timer)
    pressed = null
    drag = null
    frames.cancel()
    delete scroller.dataset.moving
  }
  const cancel = () => {
    const cancelled = drag
    forget()
    cancelled?.cancel()
  }

  const onDown = (event: PointerEvent) => {
    if (pressed) return cancel()
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    at = { x: event.clientX, y: event.clientY }
    const isTouch = event.pointerType !== 'mouse'
    const timer = isTouch ? window.setTimeout(start, longPressMs) : 0
    pressed = { target: event.target, at, isTouch, pointerId: event.pointerId, timer }
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (drag) return frames.request()
    if (Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) < thresholdPx) return
    // A finger that moves before the long press scrolls.
    if (pressed.isTouch) forget()
    else start()
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    const released = drag
    if (released) swallowClick()
    if (released && isOff(scroller, at)) return cancel()
    released?.move(at)
    forget()
    released?.drop()
  }
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === pressed?.pointerId) cancel()
  }
  const onLost = (event: PointerEvent) => {
    // A finger that moved a little first belongs to the bar, which loses it to the board when the drag starts.
    if (event.target === scroller) onCancel(event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!drag || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
  const stop = new AbortController()
  const heard = { signal: stop.signal }
  scroller.addEventListener('pointerdown', onDown, heard)
  scroller.addEventListener('pointermove', onMove, heard)
  scroller.addEventListener('pointerup', onUp, heard)
  scroller.addEventListener('pointercancel', onCancel, heard)
  scroller.addEventListener('lostpointercapture', onLost, heard)
  scroller.addEventListener('scroll', () => drag && frames.request(), { ...heard, passive: true })
  holdOffBrowser(
    scroller,
    { isByTouch: () => pressed?.isTouch ?? false, isDragging: () => drag !== null, forget },
    stop.signal,
  )
  addEventListener('keydown', onKey, { ...heard, capture: true })
  addEventListener('blur', cancel, heard)
  return () => {
    cancel()
    stop.abort()
  }
}

/** Calls `draw` in the next frame, once however often it is requested. */
function onceAFrame(draw: (nowMs: number) => void) {
  let frame = 0
  const onFrame = (nowMs: number) => {
    frame = 0
    draw(nowMs)
  }
  return {
    request: () => {
      frame ||= requestAnimationFrame(onFrame)
    },
    cancel: () => {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

type PressNow = { isByTouch: () => boolean; isDragging: () => boolean; forget: () => void }

/** Keeps the browser's own gestures away from a press: scrolling by touch, the menu, dragging an image or a link. */
function holdOffBrowser(scroller: HTMLElement, press: PressNow, signal: AbortSignal): void {
  const onTouchStart = (event: TouchEvent) => {
    // A finger that stops a scroll still belongs to the browser, which would scroll with its next move and end the
    // drag.
    if (!event.cancelable && !press.isDragging()) press.forget()
  }
  const onTouchMove = (event: TouchEvent) => {
    if (press.isDragging() && event.cancelable) event.preventDefault()
  }
  const onMenu = (event: Event) => {
    if (press.isByTouch()) event.preventDefault()
  }
  const onNativeDrag = (event: DragEvent) => event.preventDefault()
  scroller.addEventListener('touchstart', onTouchStart, { signal, passive: true })
  scroller.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  scroller.addEventListener('contextmenu', onMenu, { signal })
  scroller.addEventListener('dragstart', onNativeDrag, { signal })
}

/** Returns true outside the board; beyond its right edge, which is the window's, it only scrolls. */
function isOff(scroller: HTMLElement, { x, y }: Point): boolean {
  const { left, top, bottom } = scroller.getBoundingClientRect()
  return x < left || y < top || y > bottom
}

/** Swallows the click that follows a drag, so that it opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
