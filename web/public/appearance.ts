/** Light or dark, as the system says, also when it changes its mind: in the sun, a phone may. */
export function followAppearance(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    document.documentElement.dataset.theme = isDark.matches ? 'dark' : 'light'
  }
  isDark.addEventListener('change', show)
  show()
}
