import type { KeyboardEvent } from 'react'

const steps: Record<string, [rows: number, columns: number]> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Moves between the cells (`data-column`) of a table body: Enter and the arrows up and down within a column, left and
 * right from the ends of the text. Returns the column when Enter is pressed in the last row, so that a row can be
 * added.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): string | null {
  const step = steps[event.key]
  const input = event.target
  if (!step || !(input instanceof HTMLInputElement) || needsKey(input, event.key)) return null
  const cell = input.closest<HTMLElement>('[data-column]')
  const row = cell?.closest('tr')
  const column = cell?.dataset.column
  if (!cell || !row?.parentElement || !column) return null
  event.preventDefault()
  const [down, aside] = event.shiftKey && event.key === 'Enter' ? [-1, 0] : step
  const rows = [...row.parentElement.children]
  const target = rows.indexOf(row) + down
  if (target === rows.length) return event.key === 'Enter' ? column : null
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')]
  const towards = cells[cells.indexOf(cell) + aside]?.dataset.column
  if (towards) focusCell(row.parentElement, target, towards)
  return null
}

/** Focuses a cell and selects its text; the last row replaces one that is gone. Returns false without rows. */
export function focusCell(body: HTMLElement | null, row: number, column: string): boolean {
  if (row < 0 || !body?.children.length) return false
  return focusColumn(body.children[Math.min(row, body.children.length - 1)] ?? null, column)
}

/** Focuses a cell of a row. Returns false where the cell has nothing to focus. */
export function focusColumn(line: Element | null, column: string): boolean {
  const control = line?.querySelector<HTMLElement>(`[data-column="${column}"] :is(input, button)`)
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
  return Boolean(control)
}

/** Returns true for keys the field needs: a select opens and chooses with them, text moves its cursor. */
function needsKey(input: HTMLInputElement, key: string): boolean {
  const isChoice = input.getAttribute('role') === 'combobox'
  if (isChoice) return !['ArrowLeft', 'ArrowRight'].includes(key) || input.getAttribute('aria-expanded') === 'true'
  const { selectionStart, selectionEnd, value } = input
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowLeft') return !isAllSelected && selectionEnd !== 0
  if (key === 'ArrowRight') return !isAllSelected && selectionStart !== value.length
  return false
}

/** Returns true for Ctrl+Z, or Cmd+Z, also with Caps Lock, by which digits are typed on a French keyboard. */
export function isUndoKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
}
