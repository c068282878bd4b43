/** Words of setting up a second factor. */
export const fr = {
  continue: 'Continuer',
  setup: {
    title: 'Protégez votre compte',
    text: 'Votre entreprise demande aux administrateurs de confirmer chaque connexion par une seconde étape. Mettez-la en place pour continuer.',
    otherWay: 'Choisir une autre façon',
    leave: 'Se déconnecter',
  },
  app: {
    title: 'Application d’authentification',
    passwordText:
      'Une application de votre téléphone donnera un code à chaque connexion. Confirmez d’abord que c’est vous.',
    scan: 'Ouvrez votre application d’authentification (Aegis, Google Authenticator, 2FAS…) et scannez cette image.',
    picture: 'Code QR à scanner avec l’application',
    orType: 'Impossible de scanner ? Saisissez cette clé :',
    code: 'Code à 6 chiffres de l’application',
    confirm: 'Confirmer',
  },
  passkey: {
    title: 'Clé d’accès',
    text: 'Vous vous connecterez avec l’empreinte, le visage ou le code de cet appareil, ou avec une clé de sécurité : sans mot de passe.',
    name: 'Nom de la clé',
    nameHint: 'Pour la reconnaître, par exemple : Téléphone, Ordinateur du comptoir',
    create: 'Créer la clé',
    stopped: 'La création a été interrompue, ou cet appareil a déjà une clé pour votre compte.',
  },
  codes: {
    title: 'Codes de secours',
    text: 'Si vous perdez votre téléphone, un de ces codes vous permettra de vous connecter. Chacun sert une seule fois. Gardez-les en lieu sûr : ils ne seront plus affichés.',
    file: 'codes-de-secours-filao.txt',
    download: 'Télécharger',
    copy: 'Copier',
    copied: 'Copié',
    kept: 'J’ai gardé mes codes',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/factor': typeof fr
  }
}
