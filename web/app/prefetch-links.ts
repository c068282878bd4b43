import { prefetch } from '#session/screen'
import { savesData } from '#ui/later/saves-data'

/** Prefetches the screen behind any link, or row of a list, while the pointer or the focus rests on it. */
export function prefetchLinks(): void {
  if (savesData()) return
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]') ?? target.closest('tr')?.querySelector('a')
    if (link?.origin === window.location.origin) prefetch(link.pathname)
  }
  document.addEventListener('pointerover', listen, { passive: true })
  document.addEventListener('focusin', listen)
}
