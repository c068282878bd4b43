import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { mail } from '#platform/mail/mail-layout'

/** A change of an account, or an event in it, that its user is mailed about. */
export type Notice =
  | 'new_device'
  | 'password_changed'
  | 'email_changed'
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'factors_removed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'api_key_created'

/** The facts of a notice. */
export type NoticeFacts = {
  /** The browser and system; null when an administrator did it, or the browser does not tell. */
  device?: string | null
  address?: string
  /** The name of the passkey or of the API key, the new address, or the number of codes left. */
  detail?: string
}

/** Renders the mail about a change of an account. It holds no link to sign in with, so that forgeries stand out. */
export function securityNoticeMail(
  { to, notice, facts, url }: { to: string; notice: Notice; facts: NoticeFacts; url: string },
  language: Language,
) {
  const { subject, text } = words[notice]
  const lines = [
    { label: labels.device[language], text: facts.device },
    { label: labels.address[language], text: facts.address },
    { label: labels.detail[notice]?.[language] ?? '', text: facts.detail },
  ]
  return mail({
    to,
    language,
    subject: subject[language],
    paragraphs: [hello[language], text[language]],
    facts: [{ lines: lines.flatMap(({ label, text }) => (text ? [{ label, text }] : [])) }],
    button: button[language],
    url,
    closing: [notYou[language]],
  })
}

const hello: Sentence = { fr: 'Bonjour,', en: 'Hello,' }
const button: Sentence = { fr: 'Ouvrir Filao', en: 'Open Filao' }
const notYou: Sentence = {
  fr: 'Si ce n’était pas vous, changez tout de suite votre mot de passe, puis fermez les autres sessions dans votre profil, onglet Sécurité. Prévenez aussi un administrateur de votre entreprise.',
  en: 'If this was not you, change your password at once, then end the other sessions in your profile, under Security. Also tell an administrator of your company.',
}

const labels: { device: Sentence; address: Sentence; detail: Partial<Record<Notice, Sentence>> } = {
  device: { fr: 'Appareil', en: 'Device' },
  address: { fr: 'Adresse réseau', en: 'Network address' },
  detail: {
    email_changed: { fr: 'Nouvelle adresse', en: 'New address' },
    passkey_added: { fr: 'Clé d’accès', en: 'Passkey' },
    passkey_removed: { fr: 'Clé d’accès', en: 'Passkey' },
    recovery_code_used: { fr: 'Codes restants', en: 'Codes left' },
    api_key_created: { fr: 'Nom de la clé', en: 'Name of the key' },
  },
}

const words: Record<Notice, { subject: Sentence; text: Sentence }> = {
  new_device: {
    subject: { fr: 'Connexion à Filao depuis un nouvel appareil', en: 'Login to Filao from a new device' },
    text: {
      fr: 'Quelqu’un s’est connecté à votre compte Filao depuis un appareil que vous n’aviez pas encore utilisé.',
      en: 'Somebody logged in to your Filao account from a device that you had not used before.',
    },
  },
  password_changed: {
    subject: { fr: 'Votre mot de passe Filao a été modifié', en: 'Your Filao password was changed' },
    text: {
      fr: 'Le mot de passe de votre compte Filao vient d’être modifié. Vos autres sessions sont fermées.',
      en: 'The password of your Filao account has just been changed. Your other sessions were ended.',
    },
  },
  email_changed: {
    subject: {
      fr: 'L’adresse de votre compte Filao a été modifiée',
      en: 'The address of your Filao account was changed',
    },
    text: {
      fr: 'Votre compte Filao a une nouvelle adresse e-mail. L’ancienne, à laquelle nous vous écrivons une dernière fois, ne permet plus de se connecter.',
      en: 'Your Filao account has a new email address. This one, to which we write for the last time, no longer logs you in.',
    },
  },
  app_added: {
    subject: { fr: 'Application d’authentification ajoutée', en: 'Authenticator app added' },
    text: {
      fr: 'Une application d’authentification protège maintenant votre compte Filao\u202f: un code sera demandé à chaque connexion.',
      en: 'An authenticator app now protects your Filao account: a code is asked for at each login.',
    },
  },
  app_removed: {
    subject: { fr: 'Application d’authentification supprimée', en: 'Authenticator app removed' },
    text: {
      fr: 'L’application d’authentification de votre compte Filao a été supprimée\u202f: ses codes ne sont plus demandés.',
      en: 'The authenticator app of your Filao account was removed: its codes are no longer asked for.',
    },
  },
  passkey_added: {
    subject: { fr: 'Clé d’accès ajoutée à votre compte Filao', en: 'Passkey added to your Filao account' },
    text: {
      fr: 'Une clé d’accès permet maintenant de se connecter à votre compte Filao, sans mot de passe.',
      en: 'A passkey now logs you in to your Filao account, without a password.',
    },
  },
  passkey_removed: {
    subject: { fr: 'Clé d’accès supprimée de votre compte Filao', en: 'Passkey removed from your Filao account' },
    text: {
      fr: 'Une clé d’accès a été supprimée de votre compte Filao et ne permet plus de se connecter.',
      en: 'A passkey was removed from your Filao account and no longer logs you in.',
    },
  },
  factors_removed: {
    subject: { fr: 'Double authentification supprimée', en: 'Two-step verification turned off' },
    text: {
      fr: 'Un administrateur de votre entreprise a supprimé la double authentification de votre compte Filao et fermé vos sessions. Votre mot de passe suffit de nouveau\u202f: remettez-en une en place dans votre profil.',
      en: 'An administrator of your company turned off two-step verification for your Filao account and ended your sessions. Your password alone is enough again: set it up again in your profile.',
    },
  },
  recovery_code_used: {
    subject: { fr: 'Un code de secours a servi', en: 'A recovery code was used' },
    text: {
      fr: 'Une connexion à votre compte Filao a été confirmée par un code de secours. Ce code ne peut plus servir.',
      en: 'A login to your Filao account was confirmed with a recovery code. That code cannot be used again.',
    },
  },
  recovery_codes_renewed: {
    subject: { fr: 'Nouveaux codes de secours', en: 'New recovery codes' },
    text: {
      fr: 'Les codes de secours de votre compte Filao ont été renouvelés. Les anciens ne sont plus valables.',
      en: 'The recovery codes of your Filao account were renewed. The old ones are no longer valid.',
    },
  },
  api_key_created: {
    subject: { fr: 'Nouvelle clé d’API pour votre entreprise', en: 'New API key for your company' },
    text: {
      fr: 'Une clé d’API vient d’être créée depuis votre compte Filao. Le programme qui la connaît a les droits que vous lui avez donnés, jusqu’à ce que vous la révoquiez.',
      en: 'An API key has just been created from your Filao account. The program that knows it has the permissions that you gave it, until you revoke it.',
    },
  },
}
