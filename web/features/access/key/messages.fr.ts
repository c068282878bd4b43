/** Words of the API keys. */
export const fr = {
  title: 'Clés d’API',
  intro:
    'Une clé donne à un programme (site de réservation, comptabilité…) l’accès aux données de votre entreprise, sans compte ni mot de passe. Chaque clé a ses propres droits, et son nom figure dans l’historique.',
  docs: 'Documentation de l’API',
  create: 'Créer une clé',
  emptyTitle: 'Aucune clé',
  emptyText: 'Créez une clé pour relier un site ou un logiciel à Filao.',
  nameHint: 'Le programme qui s’en servira : « Site de réservation ».',
  key: 'Clé',
  rightsCount_one: '{{count}} droit',
  rightsCount_other: '{{count}} droits',
  readOnly: 'Lecture seule',
  lastUse: 'Dernière utilisation',
  never: 'Jamais',
  noExpiry: 'Sans expiration',
  expired: 'Expirée',
  expiryDays: 'Dans {{count}} jours',
  expiryYear: 'Dans un an',
  permissionsHint: 'Ne cochez que le nécessaire : toute personne qui connaît la clé a ces droits.',
  revoke: 'Révoquer',
  revokeQuestion: 'Révoquer la clé « {{name}} » ? Le programme qui s’en sert n’aura plus accès, tout de suite.',
  revoked: 'Clé révoquée',
  done: 'J’ai copié la clé',
  created: 'Clé « {{name}} » créée',
  once: 'Copiez-la maintenant : elle ne sera plus jamais affichée.',
  copy: 'Copier',
  copied: 'Clé copiée',
  groups: {
    read: 'Consulter',
    rentals: 'Locations',
    customers: 'Clients',
    fleet: 'Parc et tarifs',
    company: 'Entreprise',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/key': typeof fr
  }
}
