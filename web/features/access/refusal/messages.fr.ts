/** Words of the notice that a screen is not for the user’s role. */
export const fr = {
  title: 'Écran réservé',
  text: 'Cet écran n’est pas ouvert à votre rôle',
  admins: 'Il est réservé aux administrateurs.',
  accountants: 'Il est réservé aux administrateurs et aux comptables.',
  ofAccountant:
    'Un comptable lit les factures, les statistiques, le journal et la comptabilité. Pour le reste, adressez-vous à un administrateur.',
  accounting: 'Ouvrir la comptabilité',
  home: 'Revenir à l’accueil',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/refusal': typeof fr
  }
}
