/** Words of the deadlines of vehicles. */
export const fr = {
  title: 'Échéances',
  vehicle: 'Véhicule',
  what: 'Échéance',
  due: 'À faire',
  state: 'État',
  around: 'vers le {{date}}',
  never: 'Plus rien à faire',
  emptyTitle: 'Aucune échéance',
  emptyText: 'Ajoutez-les sur la page d’un véhicule : contrôle technique, assurance, vidange…',
  none: 'Aucune échéance. Ajoutez le contrôle technique, l’assurance et l’entretien.',
  add: 'Ajouter une échéance',
  all: 'Toutes les échéances',
  edit: 'Modifier',
  editOf: 'Modifier {{name}}',
  done: 'Fait',
  doneOf: '{{name}} : fait',
  every: 'Tous les {{step}}',
  months: '{{count}} mois',
  or: ' ou ',
  form: {
    create: 'Nouvelle échéance',
    kind: 'Nature',
    name: 'Nom',
    nameHint: 'Vidange, pneus, courroie…',
    everyMonths: 'Tous les (mois)',
    everyKilometres: 'Tous les (km)',
    stepHint: 'Le premier des deux qui arrive.',
    lastOn: 'Dernière fois',
    lastOdometer: 'Dernier kilométrage',
    dueOn: 'À faire le',
    dueOdometer: 'À faire à (km)',
    dueHint: 'Vide : calculé d’après la dernière fois, ou la 1re mise en circulation pour le contrôle technique.',
    warnDays: 'Prévenir (jours avant)',
    warnKilometres: 'Prévenir (km avant)',
    save: 'Enregistrer',
    saved: 'Échéance enregistrée',
  },
  visit: {
    doneOn: 'Fait le',
    odometer: 'Kilométrage',
    cost: 'Coût',
    place: 'Lieu',
    placeHint: 'Garage, centre de contrôle…',
    note: 'Note',
    dueOn: 'Prochaine échéance',
    save: 'Enregistrer',
    saved: 'C’est noté, la prochaine échéance est fixée',
    history: 'Déjà fait ({{count}})',
  },
  stop: {
    admin:
      'En tant qu’administrateur, vous pouvez le laisser partir en indiquant un motif, gardé au journal des modifications.',
    staff: 'Choisissez un autre véhicule, ou demandez à un administrateur.',
    reason: 'Motif du départ',
    required: 'Indiquez pourquoi ce véhicule part malgré tout',
  },
  within: {
    title: 'Échéances de ce véhicule pendant la location',
    due: '{{name}} : à faire au plus tard le {{date}}',
    overdue: '{{name}} : en retard {{date}}',
  },
  notice: {
    overdue_one: '{{count}} échéance de véhicule en retard',
    overdue_other: '{{count}} échéances de véhicules en retard',
    soon_one: '{{count}} échéance de véhicule à prévoir',
    soon_other: '{{count}} échéances de véhicules à prévoir',
    show: 'Voir les échéances',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    upkeep: typeof fr
  }
}
