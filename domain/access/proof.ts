import { Problem } from '../kernel/problem.ts'

/** For how many hours the link that proves an address is good. */
export const proofHours = 72

/** For how many hours a link to choose a password is good: asked for by oneself, or sent with an invitation. */
export const passwordLinkHours = { reset: 1, invitation: 168 }

/**
 * Refuses what would reach other people while nobody has shown that they read the mail of the founder's address: members,
 * mails and links. Throws `email_unproven`.
 */
export function checkProven({ isProven }: { isProven: boolean }): void {
  if (isProven) return
  throw new Problem('email_unproven', {
    fr: 'Confirmez d’abord votre adresse e-mail\u202f: ouvrez le lien du message de bienvenue, ou faites-le renvoyer depuis le bandeau en haut de l’écran.',
    en: 'Confirm your email address first: open the link in the welcome message, or have it sent again from the banner at the top of the screen.',
  })
}
