/** Words of the calendars. */
export const fr = {
  title: 'Calendriers',
  intro:
    'Un calendrier montre vos locations dans Google Agenda, Apple Calendrier ou Outlook, et s’y met à jour tout seul. Il a une adresse secrète\u202f: toute personne qui la connaît peut le lire, jusqu’à ce que vous le révoquiez.',
  create: 'Créer un calendrier',
  emptyTitle: 'Aucun calendrier',
  emptyText: 'Créez un calendrier pour suivre les départs et les retours dans votre agenda.',
  nameHint: 'Le titre du calendrier dans votre agenda\u202f: «\u00a0Départs Aéroport\u00a0».',
  subject: 'Calendrier de',
  subjects: { company: 'Entreprise', agency: 'Agence', vehicle: 'Véhicule' },
  company: 'Toute l’entreprise',
  choose: 'Choisissez\u202f: {{field}}',
  movementsHint: 'Les départs et les retours, du mois dernier à l’année qui vient.',
  timesHint: 'Les périodes où le véhicule est loué ou indisponible, du mois dernier à l’année qui vient.',
  contents: { times: 'Horaires seuls', names: 'Clients et véhicules' },
  contentHints: {
    times: 'Ni client, ni véhicule, ni numéro de location\u202f: à préférer pour un partenaire.',
    names: 'Chaque événement nomme le client, le véhicule et la location. À garder dans votre équipe.',
  },
  shown: { times: 'Horaires', names: 'Noms' },
  lastRead: 'Dernière lecture',
  never: 'Jamais',
  createdBy: 'Créé par',
  address: 'Adresse du calendrier',
  addressOf: 'Calendrier «\u00a0{{name}}\u00a0» créé',
  once: 'Copiez l’adresse maintenant\u202f: elle ne sera plus jamais affichée.',
  how: 'Collez-la dans votre agenda. Google Agenda\u202f: Autres agendas, À partir de l’URL. Apple Calendrier\u202f: Fichier, Nouvel abonnement. Outlook\u202f: Ajouter un calendrier, S’abonner à partir du web. L’agenda relit l’adresse à son rythme, parfois une fois par jour.',
  copy: 'Copier',
  copied: 'Adresse copiée',
  done: 'J’ai copié l’adresse',
  revoke: 'Révoquer',
  revokeQuestion:
    'Révoquer le calendrier «\u00a0{{name}}\u00a0»\u202f? Les agendas qui le lisent ne seront plus mis à jour.',
  revoked: 'Calendrier révoqué',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calendars: typeof fr
  }
}
