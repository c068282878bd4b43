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
  permissions: {
    company: {
      read: 'Lire le parc, les prix, les clients, les locations et les paiements',
      write: 'Modifier l’entreprise et ses conditions',
    },
    agencies: { write: 'Modifier les agences', create: 'Créer et supprimer des agences' },
    fleet: { write: 'Modifier les véhicules, catégories, options et photos' },
    prices: { write: 'Modifier les tarifs' },
    customers: {
      write: 'Créer et modifier des clients',
      delete: 'Supprimer des clients',
      import: 'Importer des clients en nombre',
    },
    rentals: {
      write: 'Créer, modifier et annuler des locations',
      operate: 'Enregistrer les départs et les retours, envoyer les messages',
    },
    departures: { override: 'Faire partir, avec un motif, un véhicule dont une échéance est dépassée' },
    payments: { write: 'Enregistrer des paiements et des suppléments' },
    subscription: { write: 'Gérer l’abonnement à Filao' },
    audit: { read: 'Lire l’historique complet des modifications' },
    exports: { read: 'Exporter les listes' },
    journal: { read: 'Lire le journal des encaissements' },
    accounting: {
      read: 'Lire les écritures comptables',
      write: 'Exporter les écritures comptables, changer les comptes',
    },
    statistics: { read: 'Voir les statistiques' },
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/key': typeof fr
  }
}
