/** Holds the texts as well, for a browser whose session storage is full or refused. */
const held = new Map<string, string>()

/** Stores a text for this tab; where the browser does not store it, until the page is left. */
export function storeInTab(key: string, text: string): void {
  held.set(key, text)
  stored(() => sessionStorage.setItem(key, text))
}

/** Returns a text that was stored for this tab, only once, or null. */
export function takeFromTab(key: string): string | null {
  const text = held.get(key) ?? stored(() => sessionStorage.getItem(key)) ?? null
  held.delete(key)
  stored(() => sessionStorage.removeItem(key))
  return text
}

/** Lists the keys of the texts that are stored for this tab; one may be there twice. */
export function keysOfTab(): string[] {
  return [...held.keys(), ...(stored(() => Object.keys(sessionStorage)) ?? [])]
}

function stored<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {}
}
