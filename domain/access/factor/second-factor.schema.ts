import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'

/** A passkey of the user, under the name that they gave it. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** The factors of the signed-in user beside the password. */
export const SecondFactors = z.object({
  /** True when the codes of an authenticator app are asked at the sign-in. */
  hasApp: z.boolean(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** Re-authentication before a change of the factors. */
export const CurrentPassword = z.object({ currentPassword: z.string().min(1).max(128) })

/** A code of an authenticator app, or a recovery code, as people type it. */
export const TypedCode = z.object({ code: z.string().trim().min(1).max(64) })

/** The fresh recovery codes, in the only answer that ever holds them; null when the user keeps those they have. */
export const FreshCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** The name of a passkey, chosen by its owner. */
export const PasskeyName = requiredText(60)

/** The credential that the browser's `navigator.credentials` returns, as JSON (WebAuthn level 3). */
export const Credential = z.looseObject({
  id: z.string().min(1).max(1400),
  response: z.looseObject({ clientDataJSON: z.string().min(1).max(4000) }),
})
export type Credential = z.infer<typeof Credential>

/** The options for `navigator.credentials`, as JSON (WebAuthn level 3). */
export const CredentialOptions = z.looseObject({ challenge: z.string() })
export type CredentialOptions = z.infer<typeof CredentialOptions>

/** The rules of a company about the sign-in of its members. */
export const SignInRules = z.object({
  /** True when administrators must have a second factor. */
  isSecondFactorRequired: z.boolean(),
})
export type SignInRules = z.infer<typeof SignInRules>
