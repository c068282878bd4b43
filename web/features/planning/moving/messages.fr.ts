/** Words of moves on the board. */
export const fr = {
  facts: {
    duration: 'Durée',
    price: 'Prix',
    before: 'Avant :',
    now: 'Après :',
    same: 'inchangé',
    loading: 'Calcul…',
    none: 'Aucun prix',
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
  },
  verdict: {
    free: 'Libre',
    refused: 'Impossible ici',
    warnings: 'À savoir',
    overtaken: 'Quelqu’un d’autre vient de modifier cette ligne du planning : vérifiez-la avant de la déplacer.',
  },
  panel: {
    move: 'Déplacement – {{name}}',
    create: 'Nouvelle période',
    unavailability: 'Indisponibilité',
    exchanging: 'Échange de véhicules',
    exchange: 'Échange de véhicules – {{name}} et {{other}}',
    keys: '← → dans le temps, ↑ ↓ pour le véhicule, E pour échanger, Maj + ← → pour la fin, Entrée pour poser, Échap pour annuler',
    escape: 'Échap pour annuler',
  },
  said: {
    place: '{{plate}}, du {{start}} au {{end}}. {{state}}',
    free: 'Libre.',
    refused: 'Impossible : {{reasons}}',
    price: 'Prix {{price}}, {{difference}}.',
    samePrice: 'Prix inchangé.',
    mayExchange: 'E pour échanger les véhicules avec {{name}}.',
    exchange: 'Échange : {{name}} prend {{plate}}, {{other}} prend {{otherPlate}}. {{state}}',
    cancelled: 'Déplacement annulé.',
  },
  confirm: {
    move: 'Déplacer {{name}} ?',
    resize: 'Nouvelle durée pour {{name}} ?',
    exchange: 'Échanger les véhicules ?',
    yes: 'Confirmer',
    no: 'Annuler',
    reopens: 'Ce devis redeviendra un brouillon : il sera à proposer de nouveau.',
    asksAgain: 'Le client a accepté ces conditions : Filao lui demandera d’accepter de nouveau.',
    unreadable: 'La location n’a pas pu être lue. {{reason}}',
  },
  done: {
    rental: 'Location {{number}} modifiée',
    exchange: 'Véhicules des locations {{number}} et {{other}} échangés',
    unavailability: 'Indisponibilité modifiée',
    undo: 'Annuler',
    undone: 'Modification annulée',
    price: 'le prix est maintenant de {{price}} (il était de {{before}})',
    priceOf: 'le prix de la location {{number}} est maintenant de {{price}} (il était de {{before}})',
    overtaken: 'Quelqu’un a modifié {{name}} entre-temps : {{place}}. Rien n’a été changé.',
    place: '{{plate}}, du {{start}} au {{end}}',
    gone: 'Quelqu’un a retiré {{name}} entre-temps.',
    noVehicle: 'Le véhicule {{plate}} n’est plus dans le parc : rien n’a été changé.',
  },
  refused: 'Impossible : {{reasons}}',
  create: {
    title: 'Que créer ici ?',
    rental: 'Location',
    unavailability: 'Indisponibilité',
    cancel: 'Annuler',
  },
  dialog: {
    title: 'Déplacer {{name}}',
    go: 'Déplacer',
    cancel: 'Annuler',
    backwards: 'La fin doit être postérieure au début.',
    nothing: 'Rien n’a changé.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'planning/moving': typeof fr
  }
}
