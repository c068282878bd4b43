import type { Language } from '@filao/domain/kernel/language'
import { mail } from '#platform/mail-layout'

export type Invitation = { to: string; url: string; company: string; invitedBy: string | null }

/** Tells a new member where to sign in. The password is not in it: whoever invited them hands it over, or they choose one. */
export function invitationMail({ to, url, company, invitedBy }: Invitation, language: Language) {
  const words = {
    fr: {
      subject: `${company} vous ouvre un accès à Filao`,
      paragraphs: [
        'Bonjour,',
        `${invitedBy ?? 'Un administrateur'} vous a ajouté à l’équipe de ${company} sur Filao, l’outil de gestion des locations.`,
        `Connectez-vous avec l’adresse ${to} et le mot de passe qui vous a été remis. Si vous ne l’avez pas, « Mot de passe oublié » sur la page de connexion vous permet d’en choisir un.`,
      ],
      button: 'Se connecter',
    },
    en: {
      subject: `${company} gave you access to Filao`,
      paragraphs: [
        'Hello,',
        `${invitedBy ?? 'An administrator'} added you to the team of ${company} on Filao, where its rentals are managed.`,
        `Sign in with the address ${to} and the password you were given. If you have none, 'Forgot password' on the sign-in page lets you choose one.`,
      ],
      button: 'Sign in',
    },
  }[language]
  return mail({ to, url, language, ...words })
}
