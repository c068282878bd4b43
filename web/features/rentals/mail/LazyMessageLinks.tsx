import { lazyPart } from '#ui/later/lazy-part'

/** Links that open a message to a customer. Their code loads after the screen's. */
export const MessageLinks = lazyPart(() => import('./MessageLinks.tsx'), 'MessageLinks')
