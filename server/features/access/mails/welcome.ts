import type { Language } from '@filao/domain/kernel/language'
import { mail } from '#platform/mail-layout'

/** Greets a new user and brings them back to the onboarding. */
export function welcomeMail({ to, url }: { to: string; url: string }, language: Language) {
  const words = {
    fr: {
      subject: 'Bienvenue sur Filao',
      paragraphs: [
        'Bonjour,',
        'Votre compte Filao est créé. Il reste à choisir un mot de passe et à décrire votre société : cela prend deux minutes.',
        'Si vous n’êtes pas à l’origine de cette inscription, vous pouvez ignorer ce message.',
      ],
      button: 'Ouvrir Filao',
    },
    en: {
      subject: 'Welcome to Filao',
      paragraphs: [
        'Hello,',
        'Your Filao account is ready. Choose a password and describe your company: it takes two minutes.',
        'If you did not sign up, you can ignore this message.',
      ],
      button: 'Open Filao',
    },
  }[language]
  return mail({ to, url, language, ...words })
}
