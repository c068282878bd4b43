import { type About, factsOf, greeting, type MailText, questions } from './about.ts'

/** Renders the mail that tells the customer that their rental is cancelled. */
export function cancelledMail(about: About): MailText {
  const { company, publicId } = about
  const words = {
    fr: {
      subject: `Location ${publicId} annulée`,
      paragraphs: [
        greeting(about),
        `Votre location chez ${company.name} est annulée. Si vous l’avez demandé, vous n’avez rien à faire\u202f; sinon, contactez-nous au plus vite.`,
        'Pour toute somme déjà versée, nous reviendrons vers vous.',
      ],
    },
    en: {
      subject: `Rental ${publicId} cancelled`,
      paragraphs: [
        greeting(about),
        `Your rental with ${company.name} has been cancelled. If you asked for this, there is nothing to do; if not, please contact us as soon as possible.`,
        'We will get back to you about anything you have already paid.',
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
