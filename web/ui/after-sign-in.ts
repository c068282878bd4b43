const key = 'filao:after-sign-in'

/** Stores the URL of the user's screen when the session ended, to open it again after the sign-in. */
export function rememberScreen(url: string): void {
  sessionStorage.setItem(key, url)
}

/** Returns the URL to open after the sign-in, only once. */
export function takeScreen(): string | null {
  const url = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return url?.startsWith('/') && !url.startsWith('//') ? url : null
}
