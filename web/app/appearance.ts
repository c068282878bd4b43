import { useSyncExternalStore } from 'react'
import { remember } from '#api/remember'

/** Light, dark, or the setting of the system. */
export type Appearance = 'system' | 'light' | 'dark'

const remembered = 'filao:appearance'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** Applies the chosen appearance to the page; called once before the first paint. */
export function startAppearance(): void {
  systemDark.addEventListener('change', show)
  show()
}

/** Chooses an appearance for this browser. */
export function chooseAppearance(appearance: Appearance): void {
  remember(remembered, appearance)
  show()
}

/** Returns the chosen appearance; `dark` is true while the page is dark. */
export function useAppearance(): { appearance: Appearance; dark: boolean } {
  const appearance = useSyncExternalStore(listen, chosen)
  const dark = useSyncExternalStore(listen, isDark)
  return { appearance, dark }
}

function chosen(): Appearance {
  const value = localStorage.getItem(remembered)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function isDark(): boolean {
  return chosen() === 'system' ? systemDark.matches : chosen() === 'dark'
}

function show(): void {
  const page = document.documentElement
  page.dataset.theme = isDark() ? 'dark' : 'light'
  // Gives the browser's bar and the window of the installed application the page's background colour.
  const ground = getComputedStyle(page).getPropertyValue('--sand').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
