import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { keyPermissions } from './key-permissions.ts'

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
