/** Words of signing in, registering and the first steps. */
export const fr = {
  tagline: 'Votre parc, vos agences, vos contrats : chaque chose à sa place.',
  email: 'Adresse e-mail',
  newPassword: 'Nouveau mot de passe',
  passwordHint: '8 caractères au moins',
  show: 'Afficher le mot de passe',
  required: 'Le champ « {{field}} » est obligatoire',
  emailFormat: 'Le champ « {{field}} » doit être une adresse e-mail valable',
  passwordLength: 'Le champ « {{field}} » doit compter au moins 8 caractères',
  backToLogin: 'Revenir à la connexion',
  problem: {
    network: 'Le serveur ne répond pas',
    networkText: 'Vérifiez votre connexion, puis réessayez. Votre saisie est conservée.',
    other: 'Une erreur est survenue',
    otherText: 'Réessayez dans un instant. Votre saisie est conservée.',
    tooMany: 'Trop de tentatives',
    tooManyText: 'Réessayez dans quelques minutes.',
  },
  login: {
    title: 'Connexion',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    new: 'Pas encore de compte ?',
    register: 'Créer un compte',
    wrong: 'Adresse e-mail ou mot de passe incorrect',
    wrongText:
      'Vérifiez votre saisie et réessayez. Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser.',
    reset: 'Réinitialiser le mot de passe',
    passkey: 'Se connecter avec une clé d’accès',
    expired: 'Votre session est terminée',
    expiredText: 'Reconnectez-vous pour reprendre où vous en étiez. Votre saisie est conservée.',
  },
  second: {
    title: 'Confirmez que c’est vous',
    app: 'Code à 6 chiffres',
    appText: 'Votre mot de passe est correct. Saisissez maintenant le code de votre application d’authentification.',
    recoveryCode: 'Code de secours',
    recoveryCodeText: 'Saisissez un des codes de secours que vous avez gardés. Il ne pourra plus servir ensuite.',
    passkeyText: 'Votre mot de passe est correct. Confirmez maintenant avec votre clé d’accès.',
    submit: 'Confirmer',
    use: { app: 'Utiliser le code de l’application', recoveryCode: 'Utiliser un code de secours' },
    lost: 'Téléphone perdu et plus de code de secours ? Un administrateur de votre entreprise peut supprimer votre double authentification.',
  },
  demo: { title: 'Entreprise de démonstration', use: 'L’essayer' },
  forgot: {
    title: 'Mot de passe oublié',
    text: 'Indiquez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    unknown: 'L’adresse e-mail n’existe pas',
    unknownText: 'Aucun compte ne correspond à cette adresse e-mail. Vérifiez les informations saisies.',
  },
  sent: {
    title: 'Consultez votre messagerie',
    text: 'Un message a été envoyé à {{email}}. Ouvrez le lien qu’il contient pour choisir un nouveau mot de passe. Il reste valable une heure.',
    nothing: 'Rien reçu ? Regardez dans les courriers indésirables.',
    retry: 'Envoyer à nouveau',
  },
  reset: {
    title: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    expired: 'Lien expiré',
    expiredText: 'Ce lien n’est plus valable : il a expiré ou a déjà servi. Demandez-en un nouveau.',
    again: 'Recevoir un nouveau lien',
    done: 'Mot de passe modifié',
    doneText_one: 'Vous allez être redirigé vers la connexion dans {{count}} seconde.',
    doneText_other: 'Vous allez être redirigé vers la connexion dans {{count}} secondes.',
    now: 'Se connecter maintenant',
  },
  invitation: {
    title: 'Bienvenue sur Filao',
    text: 'Choisissez le mot de passe avec lequel vous vous connecterez.',
    expired: 'Invitation expirée',
    expiredText:
      'Cette invitation n’est plus valable : elle a expiré ou a déjà servi. Si vous avez déjà choisi votre mot de passe, connectez-vous. Sinon, recevez un nouveau lien.',
    done: 'Mot de passe enregistré',
  },
  own: {
    title: 'Choisissez votre mot de passe',
    text: 'Votre mot de passe actuel vous a été donné par un administrateur. Remplacez-le par un mot de passe que vous serez seul à connaître.',
    given: 'Mot de passe qui vous a été remis',
    leave: 'Se déconnecter',
  },
  proof: {
    title: 'Votre adresse e-mail',
    waiting: 'Confirmation de votre adresse…',
    question: 'Est-ce bien votre adresse ?',
    questionText: 'Un compte Filao a été créé avec l’adresse {{email}}.',
    notMe:
      'Si ce n’est pas vous, fermez cette page : sans votre confirmation, ce compte ne peut ni inviter ni écrire à personne.',
    confirm: 'C’est moi, confirmer mon adresse',
    proven: 'Adresse confirmée',
    provenText: 'Merci. L’adresse {{email}} est confirmée : vous pouvez inviter vos collègues et écrire à vos clients.',
    continue: 'Continuer',
    noPassword: 'Pas encore de mot de passe ?',
    choosePassword: 'En choisir un',
    expiredText:
      'Ce lien n’est plus valable : il a expiré ou a déjà servi. Si votre adresse n’est pas encore confirmée, un bandeau en haut de l’écran vous propose un nouveau message.',
    open: 'Ouvrir Filao',
    retry: 'Réessayer',
  },
  register: {
    title: 'Créer un compte',
    text: 'Votre adresse e-mail suffit pour commencer.',
    submit: 'Créer mon compte',
    has: 'Déjà un compte ?',
    login: 'Se connecter',
    taken: 'Adresse e-mail déjà utilisée',
    takenText: 'Un compte existe déjà avec cette adresse e-mail.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    access: typeof fr
  }
}
