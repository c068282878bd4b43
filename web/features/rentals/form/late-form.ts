import { late } from '#ui/later/late'

/** The fields of a rental. Their code is large, so on a slow network the page is shown before it. */
export const lateForm = late(() => import('./RentalForm.tsx'))
