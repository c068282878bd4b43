/** Words of the payment pages in which no money moves. */
export const fr = {
  mark: 'Ceci est un test : aucun argent n’est prélevé, aucune carte n’est demandée.',
  checkout: {
    title: 'Paiement de test',
    what: 'Formule {{plan}}',
    trial: 'Les {{count}} premiers jours sont gratuits.',
    noTrial: 'Le premier mois serait prélevé tout de suite.',
    pay: 'Payer (test)',
    refuse: 'Carte refusée (test)',
    done: 'Paiement de test réussi',
    doneText: 'Votre formule {{plan}} est active. Vous pouvez fermer cet onglet : le premier a tout suivi.',
    close: 'Fermer cet onglet',
    back: 'Revenir à l’abonnement',
    cancel: 'Renoncer',
  },
  portal: {
    title: 'Gestion de test',
    none: 'Aucun abonnement',
    noneText: 'Il n’y a rien à gérer : choisissez d’abord une formule.',
    yours: 'Ce que vous pouvez faire',
    outside: 'Ce que feraient le temps et la banque',
    cancel: 'Résilier à la fin de la période',
    resume: 'Reprendre l’abonnement',
    end_trial: 'Terminer l’essai maintenant',
    fail_payment: 'Faire échouer un paiement',
    give_up_payment: 'Abandonner le recouvrement',
    pay: 'Régler ce qui est dû',
    end: 'Mettre fin à l’abonnement maintenant',
    changed: 'C’est fait',
  },
  staff: 'Seul un administrateur peut changer l’abonnement.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'billing/local': typeof fr
  }
}
