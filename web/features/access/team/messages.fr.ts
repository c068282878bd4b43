/** Words of the team and of the user's own account. */
export const fr = {
  title: 'Équipe',
  name: 'Nom',
  you: 'Vous',
  create: 'Ajouter un membre',
  edit: 'Modifier {{name}}',
  created: '{{name}} fait partie de l’équipe',
  invited: 'Invitation envoyée à {{name}}',
  isInvited: 'Envoyer une invitation par e-mail',
  isInvitedHint: 'Le membre choisit son mot de passe avec un lien valable sept jours.',
  isPending: 'Invitation envoyée',
  inviteAgain: 'Renvoyer l’invitation à {{name}}',
  isProtected: 'Double authentification',
  removeFactors: 'Supprimer la double authentification – {{name}}',
  removeFactorsQuestion:
    '{{name}}\u202f: supprimer la double authentification et fermer les sessions ? Son mot de passe suffira de nouveau.',
  factorsRemoved: 'Double authentification supprimée – {{name}}',
  invitedAgain: 'Invitation renvoyée à {{email}}',
  newPassword: 'Nouveau mot de passe',
  passwordHint:
    '8 caractères au moins. À sa première connexion, le membre le remplacera. Le message qu’il reçoit ne le contient pas : transmettez-le vous-même.',
  otherPasswordHint:
    'Laissez vide pour le garder. Un nouveau mot de passe ferme les sessions ouvertes de ce membre, qui le remplacera à sa prochaine connexion.',
  roleHint:
    'Un administrateur gère aussi l’équipe, l’entreprise, les agences et l’abonnement. Un comptable lit les factures, le journal, la comptabilité et les statistiques, rien d’autre.',
  aloneTitle: 'Vous êtes seul dans l’équipe',
  aloneText: 'Ajoutez vos collègues : chacun a son compte, sa langue et son rôle.',
  profile: {
    title: 'Mon profil',
    tabs: { profile: 'Profil', security: 'Sécurité' },
    identity: 'Identité',
    emailHint: 'Un autre administrateur peut la changer pour vous, depuis l’écran de l’équipe.',
    emailHintOfMember: 'Un administrateur peut la changer pour vous, depuis l’écran de l’équipe.',
    mails: 'Messages',
    weeklyReportHint: 'Chaque lundi matin, par e-mail : la semaine passée et celle qui commence, en dix lignes.',
    passwordText: 'Laissez vide pour le garder. Un nouveau mot de passe ferme vos sessions sur les autres appareils.',
    newPasswordHint: '8 caractères au moins',
    currentMissing: 'Indiquez aussi votre mot de passe actuel',
    newMissing: 'Indiquez le nouveau mot de passe, ou videz ce champ',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'access/team': typeof fr
  }
}
