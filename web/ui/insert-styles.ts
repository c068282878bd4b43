/**
 * Adds styles of antd to the page, before those of the product, which win where both weigh the same. Those of a lower
 * order come first. The build writes the calls (`build/static-styles.ts`).
 */
export function insertStyles(order: number, css: string): void {
  const style = document.createElement('style')
  style.dataset.order = String(order)
  style.textContent = css
  const others = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-order]')]
  const before = others.findLast(({ dataset }) => Number(dataset.order) <= order)
  if (before) before.after(style)
  else document.head.prepend(style)
}
