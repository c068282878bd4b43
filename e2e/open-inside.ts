import type { Page } from '@playwright/test'

/** Opens an address as the browser's history does, without loading the application once more. */
export async function openInside(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    const { state } = window.history
    window.history.pushState({ ...state, idx: state.idx + 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, url)
}
