import { lazyPart } from '#ui/later/lazy-part'

/** Shows a mail before it leaves. Its code loads at the first opening. */
export const MailModal = lazyPart(() => import('./MailModal.tsx'), 'MailModal')
