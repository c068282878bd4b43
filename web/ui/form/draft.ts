import { keysOfTab, storeInTab, takeFromTab } from '#api/tab-storage'

const prefix = 'filao:draft:'
const open = new Map<string, () => unknown>()

/**
 * Registers a form with unsaved changes, so that its values survive the end of the session. Returns a function that
 * removes it.
 */
export function registerDraft(path: string, values: () => unknown): () => void {
  open.set(path, values)
  return () => open.delete(path)
}

/** Returns true when a form at a path has unsaved changes. */
export function isFormUnsaved(path: string): boolean {
  return open.has(path)
}

const held = new Set<string>()

/**
 * Notes what this tab alone holds, because the browser could not store it: the browser asks before the page is left.
 */
export function noteHeld(name: string, isHeld: boolean): void {
  if (isHeld) held.add(name)
  else held.delete(name)
  if (held.size > 0) globalThis.addEventListener?.('beforeunload', askBefore)
  else globalThis.removeEventListener?.('beforeunload', askBefore)
}

function askBefore(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Returns true when leaving the page would lose something: a form's changes, or what this tab alone holds. */
export function isSomethingUnsaved(): boolean {
  return open.size > 0 || held.size > 0
}

/** Stores the values of the open forms, without passwords; called when the session is lost. */
export function storeDrafts(userId: number): void {
  const written = (values: unknown) => JSON.stringify({ userId, values }, withoutPasswords)
  for (const [path, values] of open) storeInTab(prefix + path, written(values()))
}

function withoutPasswords(name: string, value: unknown): unknown {
  return /password/i.test(name) ? undefined : value
}

/** Returns the stored values of a form, only once. */
export function takeDraft(path: string): object | null {
  const text = takeFromTab(prefix + path)
  return text ? (JSON.parse(text) as { values: object }).values : null
}

/** Removes the values that other users typed on this computer, or all without a user. */
export function dropDrafts(exceptUserId?: number): void {
  for (const key of keysOfTab().filter((name) => name.startsWith(prefix))) {
    const text = takeFromTab(key)
    if (text && JSON.parse(text).userId === exceptUserId) storeInTab(key, text)
  }
}
