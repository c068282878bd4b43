import type { Language } from '@filao/domain/kernel/language.schema'
import { mail } from '#platform/mail/mail-layout'

/** Renders the welcome mail, with the link that proves the address and continues to the onboarding. */
export function welcomeMail({ to, url }: { to: string; url: string }, language: Language) {
  const words = {
    fr: {
      subject: 'Bienvenue sur Filao',
      paragraphs: [
        'Bonjour,',
        'Votre compte Filao est créé. Il reste à confirmer votre adresse, à choisir un mot de passe et à décrire votre entreprise\u202f: cela prend deux minutes.',
        'Le lien ci-dessous confirme votre adresse. Il est valable trois jours et ne sert qu’une fois. Tant qu’il n’a pas servi, vous ne pouvez ni inviter de collègues ni écrire à vos clients.',
        'Si vous n’êtes pas à l’origine de cette inscription, n’ouvrez pas ce lien\u202f: sans lui, personne n’écrit en votre nom.',
      ],
      button: 'Confirmer mon adresse',
    },
    en: {
      subject: 'Welcome to Filao',
      paragraphs: [
        'Hello,',
        'Your Filao account is ready. Confirm your address, choose a password and describe your company: it takes two minutes.',
        'The link below confirms your address. It is valid for three days and works once. Until it is used, you can neither invite colleagues nor write to your customers.',
        'If you did not sign up, do not open this link: without it, nobody can write in your name.',
      ],
      button: 'Confirm my address',
    },
  }[language]
  return mail({ to, url, language, ...words })
}
