import { formatCents } from '@filao/domain/kernel/money'
import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that tells the customer that their rental is cancelled. */
export function cancelledMail(about: About): MailText {
  const { company, publicId, chargesCents, language } = about
  const fee = chargesCents > 0 && formatCents(chargesCents, language)
  const words = {
    fr: {
      subject: `Location ${publicId} annulée`,
      paragraphs: [
        ...opening(about),
        `Votre location chez ${company.name} est annulée. Si vous l’avez demandé, vous n’avez rien à faire\u202f; sinon, contactez-nous au plus vite.`,
        ...(fee ? [`Selon nos conditions, des frais de ${fee} restent dus pour cette annulation.`] : []),
        'Pour toute somme déjà versée, nous reviendrons vers vous.',
      ],
    },
    en: {
      subject: `Rental ${publicId} cancelled`,
      paragraphs: [
        ...opening(about),
        `Your rental with ${company.name} has been cancelled. If you asked for this, there is nothing to do; if not, please contact us as soon as possible.`,
        ...(fee ? [`Under our terms, a fee of ${fee} is due for this cancellation.`] : []),
        'We will get back to you about anything you have already paid.',
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
