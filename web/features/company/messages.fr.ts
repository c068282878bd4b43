import { agency, hours, season } from './agency-words.fr.ts'

/** Words of the company, its agencies and its first steps. */
export const fr = {
  agency,
  hours,
  season,
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
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    company: typeof fr
  }
}
