import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import { Instant } from '../../kernel/time.ts'
import { keyPermissions } from './key-permissions.ts'

/** The beginning of every key, by which people and scanners for leaked secrets recognise one. */
export const keyPrefix = 'filao_'

/** The most keys of a company at once. */
export const mostKeys = 50

/** The most calls of one key in a minute. */
export const callsPerMinute = 600

const KeyPermission = z.enum(keyPermissions)

/** A key to create. Without `expiresAt` it is valid until it is revoked. */
export const ApiKeyCreation = z.object({
  name: requiredText(60),
  permissions: z
    .array(KeyPermission)
    .min(1)
    .max(keyPermissions.length)
    .transform((granted) => keyPermissions.filter((permission) => granted.includes(permission))),
  expiresAt: Instant.nullable().default(null),
})
export type ApiKeyCreation = z.infer<typeof ApiKeyCreation>

/** The label of each field, on screens, in files and in refusals. */
export const apiKeyLabels = {
  name: { fr: 'Nom', en: 'Name' },
  permissions: { fr: 'Droits', en: 'Permissions' },
  expiresAt: { fr: 'Expiration', en: 'Expiry' },
} satisfies Record<keyof ApiKeyCreation, Sentence>

/** A key with which a program calls the API for one company. It belongs to the company, not to its creator. */
export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(KeyPermission),
  /** The last four characters of the key. */
  lastFour: z.string(),
  createdAt: z.string(),
  createdBy: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  expiresAt: z.string().nullable(),
  /** To the minute; null for a key that was never used. */
  lastUsedAt: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** A new key with its secret, `filao_` and 43 characters. */
export const CreatedApiKey = ApiKey.extend({ key: z.string() })
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

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
