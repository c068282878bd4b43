import { firstPaint } from '#ui/later/idle'
import { late } from '#ui/later/late'
import { isWideScreen } from '#ui/wide-screen'

/**
 * The fields of a rental. Their code is large, so on a slow network the page is shown before it. A phone that opens the
 * form as its first screen asks for the code after the paint of the page, unless a service worker has it on the
 * device.
 */
export const lateForm = late(async () => {
  if (!isWideScreen() && !navigator.serviceWorker?.controller) await firstPaint
  return await import('./RentalForm.tsx')
})
