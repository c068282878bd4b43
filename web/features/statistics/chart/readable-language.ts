/**
 * Names a language that `Intl` can read where the browser has none: uPlot throws when loaded with one such as
 * `en-US@posix`, which Chromium takes from the system.
 */
export function nameReadableLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language)
  } catch {
    Object.defineProperty(navigator, 'language', { value: document.documentElement.lang })
  }
}
