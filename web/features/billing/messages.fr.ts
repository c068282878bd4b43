/** Words of the subscription: its screen, the banner on every screen, and the prompt shown at a limit. */
export const fr = {
  title: 'Abonnement',
  test: 'Paiements de test : aucun argent n’est prélevé.',
  off: 'Aucune limite',
  offText: 'Ce serveur ne vend pas d’abonnement : agences, véhicules et clients sont illimités.',
  current: 'Votre formule',
  phase: {
    base: 'Sans abonnement',
    trial: 'À l’essai',
    active: 'Active',
    ending: 'Se termine',
    late: 'Paiement en retard',
    suspended: 'Suspendue',
    ended: 'Terminée',
  },
  texts: {
    base: 'La formule offerte à chaque entreprise. Choisissez-en une autre dès que vous en avez besoin.',
    trial_zero: 'L’essai gratuit se termine aujourd’hui, le {{date}}.',
    trial_one: 'Dernier jour d’essai gratuit : il se termine le {{date}}.',
    trial_other: 'Il reste {{count}} jours d’essai gratuit : il se termine le {{date}}.',
    active: 'Prochain paiement le {{date}}.',
    activeUndated: 'Votre abonnement est à jour.',
    ending: 'Elle se termine le {{date}}. D’ici là, rien ne change.',
    late: 'Le dernier paiement n’a pas abouti. Mettez à jour votre moyen de paiement pour ne pas perdre votre formule.',
    suspended:
      'Le paiement n’a pas abouti. Vos données restent là, mais vous ne pouvez ajouter ni agence, ni véhicule, ni client avant le règlement.',
    ended:
      'Votre abonnement est terminé. Vos données restent là, mais vous ne pouvez ajouter ni agence, ni véhicule, ni client sans formule.',
  },
  used: 'Ce que vous utilisez',
  usedOf: '{{used}} sur {{limit}}',
  unlimited: 'illimité',
  over: 'Au-dessus de la limite : rien n’est supprimé, mais rien ne peut être ajouté.',
  full: 'Limite atteinte',
  plans: 'Formules',
  about: {
    prod_decouverte: 'Pour démarrer, avec deux agences.',
    prod_pro: 'Pour un parc qui grandit.',
    prod_illimite: 'Sans aucune limite.',
  },
  perMonth: 'par mois',
  perYear: 'par an',
  trialOffer_one: '{{count}} jour d’essai gratuit',
  trialOffer_other: '{{count}} jours d’essai gratuit',
  includes: {
    agencies_one: 'jusqu’à {{count}} agence',
    agencies_other: 'jusqu’à {{count}} agences',
    vehicles_one: 'jusqu’à {{count}} véhicule',
    vehicles_other: 'jusqu’à {{count}} véhicules',
    customers_one: 'jusqu’à {{count}} client',
    customers_other: 'jusqu’à {{count}} clients',
    megabytes: 'jusqu’à {{size}} de photos et documents',
  },
  includesAll: {
    agencies: 'agences illimitées',
    vehicles: 'véhicules illimités',
    customers: 'clients illimités',
    megabytes: 'photos et documents illimités',
  },
  subscribe: 'Choisir {{plan}}',
  manage: 'Gérer l’abonnement',
  newTab: '(nouvel onglet)',
  noPlans: 'Aucune formule n’est proposée pour le moment.',
  staffOnly: 'Seul un administrateur peut changer de formule.',
  opened: 'La page s’ouvre dans un nouvel onglet. Ici, tout se met à jour dès que c’est fait.',
  openHere: 'Rien ne s’est ouvert ? Ouvrir la page',
  back: {
    paid: 'Merci, c’est fait',
    paidText:
      'Cette page se met à jour dès que la formule est en place. Vous pouvez revenir à l’onglet où vous en étiez : rien n’y est perdu.',
    cancelled: 'Aucun paiement n’a été fait',
    cancelledText: 'Rien ne change. Vous pourrez choisir une formule quand vous le voudrez.',
  },
  activated: 'Votre formule {{plan}} est active',
  banner: {
    label: 'Votre abonnement',
    trial_zero: 'Votre essai gratuit se termine aujourd’hui.',
    trial_one: 'Votre essai gratuit se termine demain au plus tard.',
    trial_other: 'Votre essai gratuit se termine dans {{count}} jours.',
    ending: 'Votre formule {{plan}} se termine le {{date}}.',
    late: 'Le dernier paiement de votre abonnement n’a pas abouti.',
    suspended:
      'Votre abonnement est suspendu, faute de paiement : vous ne pouvez ajouter ni agence, ni véhicule, ni client.',
    ended: 'Votre abonnement est terminé : vous ne pouvez ajouter ni agence, ni véhicule, ni client.',
    choose: 'Choisir une formule',
    hide: 'Masquer jusqu’à demain',
  },
  prompt: {
    title: {
      agencies: 'La limite d’agences est atteinte',
      vehicles: 'La limite de véhicules est atteinte',
      customers: 'La limite de clients est atteinte',
      megabytes: 'La place pour les photos et documents est pleine',
    },
    over: 'Votre formule n’a pas assez de place',
    reached: 'Votre formule {{plan}} comprend {{included}}, et vous en avez {{used}}.',
    adding: 'Il n’y a pas la place pour {{number}} de plus.',
    next: 'La formule supérieure : {{plan}}',
    go: 'Passer à {{plan}}',
    others: 'Voir toutes les formules',
    largest: 'Aucune formule ne va plus loin. Supprimez ce qui ne sert plus pour faire de la place.',
    staff:
      'Demandez à un administrateur de votre entreprise de changer de formule. Cette fenêtre se mettra à jour dès que c’est fait.',
    staffSuspended:
      'Demandez à un administrateur de votre entreprise de régler la facture. Cette fenêtre se mettra à jour dès que c’est fait.',
    staffEnded:
      'Demandez à un administrateur de votre entreprise de choisir une formule. Cette fenêtre se mettra à jour dès que c’est fait.',
    suspendedTitle: 'Votre abonnement est suspendu',
    endedTitle: 'Votre abonnement est terminé',
    doneTitle: 'Vous pouvez continuer',
    done: 'Votre formule {{plan}} est active, et il y a de la place.',
    goOn: 'Continuer',
    later: 'Plus tard',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    billing: typeof fr
  }
}
