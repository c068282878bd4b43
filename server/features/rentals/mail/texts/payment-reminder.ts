import { formatCents } from '@filao/domain/kernel/money'
import { type About, dueCentsOf, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that asks the customer for what is still to be paid. */
export function paymentReminderMail(about: About): MailText {
  const { company, publicId, language } = about
  const due = formatCents(dueCentsOf(about), language)
  const words = {
    fr: {
      subject: `Location ${publicId}\u202f: ${due} restent à régler`,
      paragraphs: [
        ...opening(about),
        `Sauf erreur de notre part, il reste ${due} à régler à ${company.name} pour votre location ${publicId}.`,
        'Merci de régler cette somme dès que possible. Si votre paiement vient de partir, ne tenez pas compte de ce message.',
      ],
    },
    en: {
      subject: `Rental ${publicId}: ${due} still to be paid`,
      paragraphs: [
        ...opening(about),
        `Our records show that ${due} is still to be paid to ${company.name} for your rental ${publicId}.`,
        'Please pay this amount as soon as possible. If your payment is already on its way, please disregard this message.',
      ],
    },
  }[language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
