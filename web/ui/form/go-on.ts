import type { KeyboardEvent } from 'react'

/** The fields and the button of a form in their order; of a group of radio buttons, the chosen one. */
const stops = 'input:not([type=file], [type=radio]:not(:checked)), textarea, [role=slider], .ant-btn-primary'

/**
 * Moves to the next field on Enter, and from the last one to the button: for a form whose record cannot be taken back,
 * so that Enter in an amount never sends it. A list keeps Enter for its own choice.
 */
export function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target: field } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return
  if (!form.contains(field) || field.type === 'file' || field.role === 'combobox') return
  event.preventDefault()
  // A field that the typed amount asks for, such as its reason, is drawn in tasks of the form that are still waiting.
  afterWaitingTasks(() => nextStop(form, field)?.focus())
}

function afterWaitingTasks(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 50)
}

function nextStop(form: HTMLElement, field: HTMLInputElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(stops)].find(
    (stop) => follows(field, stop) && !isSameGroup(field, stop) && stop.checkVisibility(),
  )
}

function follows(field: HTMLElement, stop: HTMLElement): boolean {
  return Boolean(field.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function isSameGroup(field: HTMLInputElement, stop: HTMLElement): boolean {
  return field.type === 'radio' && stop instanceof HTMLInputElement && stop.name === field.name
}
