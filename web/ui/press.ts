/** What is pressed to do something. */
const pressable = 'button, label, a[href]'

const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

/** How far a hand moves while it presses, in pixels; further away the press is given up. */
const tremble = 4

type Press = {
  target: HTMLElement
  x: number
  y: number
  /** True when the screen itself keeps the focus in its field, as a calendar does. */
  keepsFocus: boolean
}

/**
 * Makes a click of every press, even if what is pressed moves meanwhile because a price, a refusal or a notice appears
 * above it. A field is left when something else is clicked, not already when it is pressed: what leaving it shows would
 * move the pressed button too.
 */
export function clickWhatIsPressed(): void {
  let press: Press | null = null
  // On the window, after the handlers of the screen.
  addEventListener('mousedown', (event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    const { clientX: x, clientY: y, defaultPrevented: keepsFocus } = event
    press = target && event.button === 0 ? { target, x, y, keepsFocus } : null
    if (press && isOther(press.target, focusedField())) event.preventDefault()
  })
  // Before the handlers of the screen.
  const onClick = (event: MouseEvent) => {
    const pressed = press
    press = null
    if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > tremble) return
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

/** Returns true when a press would take the focus from the field. */
function isOther(target: HTMLElement, field: HTMLElement | null): boolean {
  return field !== null && !target.contains(field) && (target as Partial<HTMLLabelElement>).control !== field
}

function leave(field: HTMLElement, target: HTMLElement): void {
  target.focus({ preventScroll: true })
  // A label takes no focus.
  if (document.activeElement === field) field.blur()
}
