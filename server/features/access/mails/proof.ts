import type { Language } from '@filao/domain/kernel/language.schema'
import { mail } from '#platform/mail/mail-layout'

/** Renders the mail with the link that proves an address, when it is requested again or for a new address. */
export function proofMail({ to, url }: { to: string; url: string }, language: Language) {
  const words = {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bonjour,',
        `Confirmez que l’adresse ${to} est bien la vôtre\u202f: vous pourrez alors inviter vos collègues et écrire à vos clients. Ce lien est valable trois jours et ne sert qu’une fois.`,
        'Si vous n’avez pas créé de compte Filao, n’ouvrez pas ce lien\u202f: sans lui, personne n’écrit en votre nom.',
      ],
      button: 'Confirmer mon adresse',
    },
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hello,',
        `Confirm that ${to} is your address: you can then invite your colleagues and write to your customers. This link is valid for three days and works once.`,
        'If you did not create a Filao account, do not open this link: without it, nobody can write in your name.',
      ],
      button: 'Confirm my address',
    },
  }[language]
  return mail({ to, url, language, ...words })
}
