import type { fr } from './messages.fr.ts'

export const en = {
  continue: 'Continue',
  setup: {
    title: 'Protect your account',
    text: 'Your company asks administrators to confirm each login with a second step. Set it up to continue: it takes a minute.',
    otherWay: 'Choose another way',
    leave: 'Log out',
  },
  app: {
    title: 'Authenticator app',
    passwordText: 'An app on your phone will give you a code for each login. First confirm that it is you.',
    scan: 'Open your authenticator app (Aegis, Google Authenticator, 2FAS…) and scan this picture.',
    picture: 'QR code to scan with the app',
    orType: 'Can’t scan it? Type this key into the app:',
    code: '6-digit code from the app',
    confirm: 'Confirm',
  },
  passkey: {
    title: 'Passkey',
    text: 'You will log in with the fingerprint, face or PIN of this device, or with a security key: without a password.',
    name: 'Name of the passkey',
    nameHint: 'To recognise it, for example: Phone, Counter computer',
    create: 'Create the passkey',
    stopped: 'It was interrupted, or this device already has a passkey for your account.',
  },
  codes: {
    title: 'Recovery codes',
    text: 'If you lose your phone, one of these codes will log you in. Each works once. Keep them in a safe place: they will not be shown again.',
    file: 'filao-recovery-codes.txt',
    download: 'Download',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have saved my codes',
  },
} satisfies typeof fr
