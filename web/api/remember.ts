/**
 * Remembers a text in this browser. A storage that is full or refused keeps nothing, and what the user does goes on.
 */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The next start is as on a new browser.
  }
}
