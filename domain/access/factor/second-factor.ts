import type { Sentence } from '../../kernel/language.ts'
import { fieldConflict, fieldProblem, Problem } from '../../kernel/problem.ts'
import type { SignInRules } from './second-factor.schema.ts'

/** The ways of the second step of a sign-in that a user has. */
export type SecondStep = 'app' | 'passkey' | 'recoveryCode'

/** The number of recovery codes that a user gets at once. */
export const recoveryCodeCount = 10

/** The most passkeys of a user. */
const mostPasskeys = 20

/** Returns a name that no other passkey of the user has: the wanted one, or that with the first free number. */
export function freePasskeyName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted} (${number})`
    if (!known.has(name.toLowerCase())) return name
  }
}

/** The label of each rule, on the screen and in refusals. */
export const signInRulesLabels = {
  isSecondFactorRequired: {
    fr: 'Double authentification obligatoire pour les administrateurs',
    en: 'Two-step verification required for administrators',
  },
} satisfies Record<keyof SignInRules, Sentence>

/** Refuses every other call to an administrator who must set up a factor. Throws `second_factor_setup_required`. */
export function checkFactorSet({ mustSetFactor }: { mustSetFactor: boolean }): void {
  if (!mustSetFactor) return
  throw new Problem('second_factor_setup_required', {
    fr: 'Votre entreprise demande une double authentification aux administrateurs\u202f: mettez-la en place avant de continuer.',
    en: 'Your company requires two-step verification for administrators: set it up before you continue.',
  })
}

/** Returns the answer to a right password whose user also has a second factor, with the ways that they have. */
export function secondFactorNeeded(methods: SecondStep[]): Problem {
  return new Problem(
    'second_factor_required',
    {
      fr: 'Votre mot de passe est correct. Confirmez maintenant que c’est bien vous.',
      en: 'Your password is correct. Now confirm that it is you.',
    },
    { data: { methods } },
  )
}

/** Returns the refusal of a second step that comes too late, or without a first one. */
export function firstStepOver(): Problem {
  return new Problem('not_found', {
    fr: 'Cette connexion a expiré. Recommencez avec votre adresse et votre mot de passe.',
    en: 'This login has expired. Start again with your address and password.',
  })
}

/** Returns the refusal of a code of an app. */
export function wrongCode(): Problem {
  return fieldProblem('code', 'wrong', {
    fr: 'Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.',
    en: 'This code is wrong or was already used. Wait for the next one and try again.',
  })
}

/** Returns the refusal of a recovery code. Digits only are refused as a code of an app, which has six. */
export function wrongRecoveryCode(code: string): Problem {
  if (/^[\d\s]+$/.test(code)) return notSixDigits()
  return fieldProblem('code', 'wrong', {
    fr: 'Ce code de secours est inconnu ou a déjà servi. Prenez-en un autre de votre liste.',
    en: 'This recovery code is unknown or was already used. Take another one from your list.',
  })
}

/** Returns the refusal of a code of an app that does not have six digits. */
export function notSixDigits(): Problem {
  return fieldProblem('code', 'pattern', {
    fr: 'Le code de l’application a six chiffres. Vérifiez-le, puis réessayez.',
    en: 'The code of the app has six digits. Check it and try again.',
  })
}

/** Returns true for the six digits of an app, in two groups or in one. */
export function isAppCode(code: string): boolean {
  return /^\d{3}\s?\d{3}$/.test(code)
}

/** Returns the refusal of a passkey: unknown here, of another site or user, or answering an expired challenge. */
export function refusedPasskey(): Problem {
  return new Problem('not_found', {
    fr: 'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
    en: 'This passkey was not recognised. Try again, or log in another way.',
  })
}

/** Refuses one passkey more than a user may have. */
export function checkRoomForPasskey(count: number): void {
  if (count < mostPasskeys) return
  throw new Problem('conflict', {
    fr: `Vous avez déjà ${mostPasskeys} clés d’accès. Supprimez-en une d’abord.`,
    en: `You already have ${mostPasskeys} passkeys. Remove one first.`,
  })
}

/** Refuses to set up an app where there is one: it is removed first. */
export function appIsThere(): Problem {
  return new Problem('conflict', {
    fr: 'Une application d’authentification est déjà en place. Supprimez-la d’abord.',
    en: 'An authenticator app is already set up. Remove it first.',
  })
}

/** Refuses recovery codes without a factor that they could replace. */
export function checkHasFactor(hasSecondFactor: boolean): void {
  if (hasSecondFactor) return
  throw new Problem('conflict', {
    fr: 'Mettez d’abord en place une application d’authentification ou une clé d’accès.',
    en: 'Set up an authenticator app or a passkey first.',
  })
}

/** Refuses to require from others a second factor that the administrator does not have. */
export function checkMayRequire(rules: SignInRules, hasSecondFactor: boolean): void {
  if (!rules.isSecondFactorRequired || hasSecondFactor) return
  throw fieldConflict('isSecondFactorRequired', 'own_factor_missing', {
    fr: 'Protégez d’abord votre propre compte\u202f: mettez en place une double authentification dans votre profil.',
    en: 'Protect your own account first: set up two-step verification in your profile.',
  })
}

/** The label of each field that proves a second factor, in refusals. */
export const secondFactorLabels = {
  code: { fr: 'Code', en: 'Code' },
  name: { fr: 'Nom', en: 'Name' },
  response: { fr: 'Réponse de la clé d’accès', en: 'Answer of the passkey' },
  clientDataJSON: { fr: 'Données de la clé d’accès', en: 'Data of the passkey' },
} satisfies Record<string, Sentence>
