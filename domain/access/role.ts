import { z } from 'zod'
import { roles } from './roles.ts'

/** A role on the wire. In its own file, so that screens can use the rules of `roles.ts` without a schema. */
export const Role = z.enum(roles)
