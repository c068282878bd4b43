import { Problem } from '../kernel/problem.ts'

/** The hours for which the link that proves an address is valid. */
export const proofHours = 72

/** The hours for which a link to choose a password is valid: requested by the user, or sent with an invitation. */
export const passwordLinkHours = { reset: 1, invitation: 168 }

/**
 * Refuses members, mails and public links, which other people see, until the founder's address is proven. Throws
 * `email_unproven`.
 */
export function checkProven({ isProven }: { isProven: boolean }): void {
  if (isProven) return
  throw new Problem('email_unproven', {
    fr: 'Confirmez d’abord votre adresse e-mail\u202f: ouvrez le lien du message de bienvenue, ou faites-le renvoyer depuis le bandeau en haut de l’écran.',
    en: 'Confirm your email address first: open the link in the welcome message, or have it sent again from the banner at the top of the screen.',
  })
}
