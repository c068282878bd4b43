import { useSyncExternalStore } from 'react'

/** Light, dark, or what the system says. */
export type Appearance = 'system' | 'light' | 'dark'

const remembered = 'filao:appearance'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** Puts the chosen appearance on the page; called once before the first picture. */
export function startAppearance(): void {
  systemDark.addEventListener('change', show)
  show()
}

/** Chooses an appearance for this browser. */
export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(remembered, appearance)
  show()
}

/** The chosen appearance and whether the page is dark now. */
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
  // The browser's own bar, and the window of the installed application, wear the page's ground.
  const ground = getComputedStyle(page).getPropertyValue('--sand').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
