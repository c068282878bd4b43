import { formatDateTime } from '@filao/domain/kernel/date-text'
import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that reminds the customer when and where to return the vehicle. */
export function reminderMail(about: About): MailText {
  const { company, publicId, end, arrivalAgency, language } = about
  const at = formatDateTime(end, arrivalAgency.timezone, language)
  const words = {
    fr: {
      subject: `Rappel\u202f: retour de votre véhicule ${at}`,
      paragraphs: [
        ...opening(about),
        `Votre location ${publicId} touche à sa fin\u202f: ${company.name} attend le véhicule ${at}, agence ${arrivalAgency.name}.`,
        'Pensez à refaire le plein et à reprendre vos affaires. Pour garder le véhicule plus longtemps, prévenez-nous avant l’heure du retour.',
      ],
    },
    en: {
      subject: `Reminder: return of your vehicle, ${at}`,
      paragraphs: [
        ...opening(about),
        `Your rental ${publicId} is coming to an end: ${company.name} expects the vehicle on ${at} at ${arrivalAgency.name}.`,
        'Please remember to refuel and to take your belongings with you. To keep the vehicle longer, tell us before it is due back.',
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
