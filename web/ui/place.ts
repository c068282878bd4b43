const remembered = 'filao:place'

/** Remembers where somebody was when the session ended, for after the sign-in. */
export function rememberPlace(url: string): void {
  sessionStorage.setItem(remembered, url)
}

/** Where to go after the sign-in; asked once. */
export function takePlace(): string | null {
  const url = sessionStorage.getItem(remembered)
  sessionStorage.removeItem(remembered)
  return url?.startsWith('/') && !url.startsWith('//') ? url : null
}
