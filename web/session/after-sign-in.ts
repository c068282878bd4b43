import { storeInTab, takeFromTab } from '#api/tab-storage'

const key = 'filao:after-sign-in'

/** Stores the URL of the user's screen when the session ended, to open it again after the sign-in. */
export function rememberScreen(url: string): void {
  storeInTab(key, url)
}

/** Returns the URL to open after the sign-in, only once. */
export function takeScreen(): string | null {
  const url = takeFromTab(key)
  return url?.startsWith('/') && !url.startsWith('//') ? url : null
}
