/** Applies light or dark as the system is set, and follows its changes: a phone may change in the sun. */
export function followAppearance(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    document.documentElement.dataset.theme = isDark.matches ? 'dark' : 'light'
  }
  isDark.addEventListener('change', show)
  show()
}
