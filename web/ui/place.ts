const remembered = 'filao:place'

/** Stores the user's screen when the session ended, for after the sign-in. */
export function rememberPlace(url: string): void {
  sessionStorage.setItem(remembered, url)
}

/** Returns the path to open after the sign-in, only once. */
export function takePlace(): string | null {
  const url = sessionStorage.getItem(remembered)
  sessionStorage.removeItem(remembered)
  return url?.startsWith('/') && !url.startsWith('//') ? url : null
}
