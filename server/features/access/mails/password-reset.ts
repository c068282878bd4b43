import type { Language } from '@filao/domain/kernel/language.schema'
import { mail } from '#platform/mail/mail-layout'

/** Renders the mail with the link to choose a new password. */
export function passwordResetMail({ to, url }: { to: string; url: string }, language: Language) {
  const words = {
    fr: {
      subject: 'Votre nouveau mot de passe Filao',
      paragraphs: [
        'Bonjour,',
        'Vous avez demandé à changer de mot de passe. Ce lien est valable une heure et ne sert qu’une fois.',
        'Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    en: {
      subject: 'Your new Filao password',
      paragraphs: [
        'Hello,',
        'You asked to change your password. This link is valid for one hour and works once.',
        'If you did not ask for this, ignore this message: your password stays the same.',
      ],
      button: 'Choose a new password',
    },
  }[language]
  return mail({ to, url, language, ...words })
}
