/** Words of the frame around every screen. */
export const fr = {
  menu: {
    label: 'Menu principal',
    open: 'Ouvrir le menu',
    fleet: 'Parc',
    companyGroup: 'Entreprise',
    home: 'Accueil',
    customers: 'Clients',
    planning: 'Planning',
    rentals: 'Locations',
    team: 'Équipe',
    vehicles: 'Véhicules',
    categories: 'Catégories',
    options: 'Options',
    prices: 'Tarifs',
    agencies: 'Agences',
    company: 'Préférences',
    photos: 'Médias',
    subscription: 'Abonnement',
  },
  skip: 'Aller au contenu',
  newRental: 'Nouvelle location',
  account: {
    open: 'Mon compte',
    profile: 'Mon profil',
    theme: 'Apparence',
    system: 'Comme le système',
    light: 'Claire',
    dark: 'Sombre',
    language: 'Langue',
    french: 'Français',
    english: 'English',
    logout: 'Se déconnecter',
  },
  onboarding: {
    welcome: 'Bienvenue sur Filao',
    welcomeText: 'Deux étapes suffisent pour préparer votre espace : votre compte, puis votre entreprise.',
    start: 'Commencer',
    steps: 'Étapes',
    user: 'Votre compte',
    company: 'Votre entreprise',
    email: 'Adresse e-mail',
    newPassword: 'Nouveau mot de passe',
    passwordHint: '8 caractères au moins',
    name: 'Nom de l’entreprise',
    territory: 'Territoire',
    next: 'Continuer',
    create: 'Créer l’entreprise',
    finish: 'Votre espace est prêt',
    finishText: 'Il ne manque qu’une agence : le lieu d’où partent et où reviennent vos véhicules.',
    agency: 'Créer une agence',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucun écran.',
    home: 'Revenir à l’accueil',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    app: typeof fr
  }
}
