/** Words of the protection of one's own account, and of the company's rules about it. */
export const fr = {
  factors: {
    title: 'Double authentification',
    hint: 'Une seconde étape protège votre compte, même si quelqu’un connaît votre mot de passe.',
  },
  app: {
    title: 'Application d’authentification',
    on: 'En place : son code est demandé à chaque connexion.',
    off: 'Un code à 6 chiffres de votre téléphone, demandé à chaque connexion.',
    add: 'Mettre en place',
    remove: 'Supprimer l’application',
    removeText: 'Ses codes ne seront plus demandés. Confirmez que c’est vous.',
  },
  passkey: {
    title: 'Clés d’accès',
    text: 'Connectez-vous avec l’empreinte, le visage ou le code de votre appareil, sans mot de passe.',
    unavailable: 'Ce navigateur ou cette adresse ne permet pas de créer une clé d’accès.',
    add: 'Ajouter une clé d’accès',
    added: 'Ajoutée le',
    used: 'utilisée le',
    remove: 'Supprimer',
    removeNamed: 'Supprimer la clé {{name}}',
    removeText: 'Cette clé ne permettra plus de se connecter. Confirmez que c’est vous.',
  },
  codes: {
    title: 'Codes de secours',
    left_one: 'Il vous reste {{count}} code.',
    left_other: 'Il vous reste {{count}} codes.',
    renew: 'Renouveler les codes',
    renewText: 'Vos codes actuels ne seront plus valables. Confirmez que c’est vous.',
  },
  sessions: {
    title: 'Appareils connectés',
    hint: 'Vous ne reconnaissez pas un appareil ? Fermez sa session et changez votre mot de passe.',
    device: 'Appareil',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    address: 'Adresse réseau',
    first: 'Connexion',
    last: 'Dernière activité',
    end: 'Fermer',
    endNamed: 'Fermer la session {{device}}',
    endOthers: 'Fermer toutes les autres sessions',
    endOthersQuestion: 'Fermer toutes vos sessions, sauf celle-ci ?',
  },
  rules: {
    title: 'Connexion des administrateurs',
    hint: 'Les administrateurs peuvent tout voir et tout modifier : leur compte mérite une seconde étape.',
    extra:
      'Ceux qui n’en ont pas sont déconnectés. À la prochaine connexion, ils la mettent en place avant toute autre chose.',
    ownFirst: 'Protégez d’abord votre propre compte.',
    ownLink: 'Ouvrir mon profil',
    isRequired: 'La double authentification est obligatoire pour les administrateurs.',
    isNotRequired: 'La double authentification n’est pas obligatoire pour les administrateurs.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/security': typeof fr
  }
}
