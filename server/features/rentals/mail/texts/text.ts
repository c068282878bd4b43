import type { MailKind } from '@filao/domain/rentals/mail/mail'
import type { About, MailText } from './about.ts'
import { acceptedMail } from './accepted.ts'
import { answerMail } from './answer.ts'
import { cancelledMail } from './cancelled.ts'
import { documentMail } from './document.ts'
import { lapsedMail } from './lapsed.ts'
import { paymentReminderMail } from './payment-reminder.ts'
import { receiptMail } from './receipt.ts'
import { refusedMail } from './refused.ts'
import { reminderMail } from './reminder.ts'
import { reservationMail } from './reservation.ts'

const mails: Record<MailKind, (about: About) => MailText> = {
  reservation: reservationMail,
  accepted: acceptedMail,
  refused: refusedMail,
  cancelled: cancelledMail,
  lapsed: lapsedMail,
  answer: answerMail,
  document: documentMail,
  receipt: receiptMail,
  reminder: reminderMail,
  payment_reminder: paymentReminderMail,
}

/** Returns the text of a mail of this kind about a rental. */
export function mailText(kind: MailKind, about: About): MailText {
  return mails[kind](about)
}
