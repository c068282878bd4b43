import type { Language } from '@filao/domain/kernel/language.schema'
import { mail } from '#platform/mail/mail-layout'

/**
 * The input of the mail. `kind` says what the link opens: the sign-in, for a member who was given a password, or a page
 * to choose one.
 */
export type Invitation = {
  kind: 'password' | 'link'
  to: string
  url: string
  company: string
  invitedBy: string | null
}

/** Explains to a new member how to sign in. Never contains a password: the administrator who chose it hands it over. */
export function invitationMail({ kind, to, url, company, invitedBy }: Invitation, language: Language) {
  const words = {
    fr: {
      subject: `${company} vous ouvre un accès à Filao`,
      paragraphs: [
        'Bonjour,',
        `${invitedBy ?? 'Un administrateur'} vous a ajouté à l’équipe «\u00a0${company}\u00a0» sur Filao, l’outil de gestion des locations.`,
        {
          password: `Connectez-vous avec l’adresse ${to} et le mot de passe qui vous a été remis\u202f; vous le remplacerez aussitôt par le vôtre. Si vous ne l’avez pas, «\u00a0Mot de passe oublié\u00a0» sur la page de connexion vous permet d’en choisir un.`,
          link: `Choisissez votre mot de passe avec le lien ci-dessous\u202f; vous vous connecterez ensuite avec l’adresse ${to}. Ce lien est valable sept jours et ne sert qu’une fois.`,
        }[kind],
      ],
      button: { password: 'Se connecter', link: 'Choisir mon mot de passe' }[kind],
    },
    en: {
      subject: `${company} gave you access to Filao`,
      paragraphs: [
        'Hello,',
        `${invitedBy ?? 'An administrator'} added you to the team of ${company} on Filao, where its rentals are managed.`,
        {
          password: `Log in with the address ${to} and the password you were given; you will then replace it with your own. If you have none, choose one with 'Forgot your password?' on the login page.`,
          link: `Choose your password with the link below, then log in with the address ${to}. The link is valid for seven days and works once.`,
        }[kind],
      ],
      button: { password: 'Log in', link: 'Choose my password' }[kind],
    },
  }[language]
  return mail({ to, url, language, ...words })
}
