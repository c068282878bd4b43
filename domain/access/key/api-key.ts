import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import type { ApiKeyCreation } from './api-key.schema.ts'

/** The beginning of every key, by which people and scanners for leaked secrets recognise one. */
export const keyPrefix = 'filao_'

/** The most keys of a company at once. */
export const mostKeys = 50

/** The most calls of one key in a minute. */
export const callsPerMinute = 600

/** The label of each field, on screens, in files and in refusals. */
export const apiKeyLabels = {
  name: { fr: 'Nom', en: 'Name' },
  permissions: { fr: 'Droits', en: 'Permissions' },
  expiresAt: { fr: 'Expiration', en: 'Expiry' },
} satisfies Record<keyof ApiKeyCreation, Sentence>

/** Refuses one key more than a company may have. Throws `conflict`. */
export function checkRoomForKey(count: number): void {
  if (count < mostKeys) return
  throw new Problem('conflict', {
    fr: `Votre entreprise a déjà ${mostKeys} clés d’API\u202f: révoquez celles qui ne servent plus.`,
    en: `Your company already has ${mostKeys} API keys: revoke those that are no longer used.`,
  })
}

/** Refuses an expiry that has passed. */
export function checkExpiry(expiresAt: string | null, now: string): void {
  if (expiresAt === null || Date.parse(expiresAt) > Date.parse(now)) return
  throw fieldProblem('expiresAt', 'range', {
    fr: 'L’expiration doit être dans le futur.',
    en: 'The expiry must be in the future.',
  })
}
