/** Words of the components that every screen uses. */
export const fr = {
  save: 'Enregistrer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  delete: 'Supprimer',
  edit: 'Modifier',
  open: 'Ouvrir',
  close: 'Fermer',
  actions: 'Actions',
  search: 'Rechercher',
  clear: 'Effacer',
  saved: 'Sauvegarde effectuée',
  yes: 'Oui',
  no: 'Non',
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer cet élément ?',
  loadError: 'Le chargement a échoué',
  document: { title: 'Document', loading: 'Le document se charge…' },
  problem: {
    network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez : votre saisie est conservée.',
    internal: 'Une erreur est survenue de notre côté. Réessayez dans un instant : votre saisie est conservée.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant : votre saisie est conservée.',
    tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
    tooLarge: 'Le fichier est trop volumineux.',
    notFound: 'Cet élément n’existe pas ou n’existe plus.',
    other: 'L’opération a échoué.',
  },
  reading: {
    network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    internal: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
  noAgency: {
    title: 'Il faut d’abord une agence',
    create: 'Créer une agence',
    askAdmin: 'Demandez à un administrateur de créer la première.',
  },
  form: {
    summary_one: '{{count}} champ est à corriger',
    summary_other: '{{count}} champs sont à corriger',
    failed: 'L’enregistrement a échoué',
    restored: 'Votre saisie a été conservée',
    restoredText: 'Vérifiez-la, puis enregistrez.',
    required: 'obligatoire',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications seront perdues.',
    stay: 'Rester',
    leave: 'Quitter',
  },
  table: {
    pages: 'Pages',
    previous: 'Précédent',
    empty: 'Rien à afficher',
    first: 'Début',
    next: 'Suivant',
    total_one: '{{count}} ligne',
    total_other: '{{count}} lignes',
  },
  pictures: { at: '{{at}} sur {{count}}', previous: 'Photo précédente', next: 'Photo suivante' },
  phone: {
    label: 'Téléphone',
    numbered: 'Téléphone {{number}}',
    add: 'Ajouter un numéro',
    remove: 'Retirer ce numéro',
  },
  range: { zone: 'Heure de {{zone}}' },
  map: {
    label: 'Carte',
    pin: 'Repère : glissez-le, ou déplacez-le avec les flèches',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
  },
  dayFormat: 'JJ/MM/AAAA',
  momentFormat: 'JJ/MM/AAAA 00h00',
  free: 'Gratuit',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ui: typeof fr
  }
}
