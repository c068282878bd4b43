/** Selects buttons, links and the labels of form controls. */
const pressable = 'button, label, a[href]'

/** Selects fields that take typed text. */
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

/**
 * The distance in pixels between mouse down and mouse up beyond which the user has dragged away and cancelled the
 * click.
 */
const slopPx = 4

type Press = {
  target: HTMLElement
  x: number
  y: number
  /** True when a handler of the screen has prevented the mouse down, to keep the focus in its field. */
  keepsFocus: boolean
}

/**
 * Dispatches the click to the element under the pointer at mouse down, even if the layout has moved it by mouse up, as
 * when a price or an error appears above a button. A focused field loses the focus on click instead of on mouse down:
 * its blur would show such a price or error while the button is held.
 */
export function clickWhatIsPressed(): void {
  let press: Press | null = null
  // Listens on the window, so that it runs after the handlers of the screen.
  addEventListener('mousedown', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    const { clientX: x, clientY: y, defaultPrevented: keepsFocus } = event
    press = target && event.button === 0 ? { target, x, y, keepsFocus } : null
    if (press && isOther(press.target, focusedField())) event.preventDefault()
  })
  // Listens in the capture phase, so that it runs before the handlers of the screen.
  const onClick = (event: MouseEvent) => {
    const pressed = press
    press = null
    if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > slopPx) return
    const { target } = pressed
    const field = focusedField()
    if (field && !pressed.keepsFocus && isOther(target, field)) leave(field, target)
    if (!target.isConnected || (event.target instanceof Node && target.contains(event.target))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.click()
  }
  addEventListener('click', onClick, { capture: true })
}

function focusedField(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused.matches(fields) ? focused : null
}

/** Returns true when a mouse down on the target would blur the field. */
function isOther(target: HTMLElement, field: HTMLElement | null): boolean {
  return field !== null && !target.contains(field) && (target as Partial<HTMLLabelElement>).control !== field
}

function leave(field: HTMLElement, target: HTMLElement): void {
  target.focus({ preventScroll: true })
  // A label cannot be focused.
  if (document.activeElement === field) field.blur()
}
