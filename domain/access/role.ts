import { z } from 'zod'
import { roles } from './roles.ts'

/** A role as it travels. Apart from the rules of roles, which every screen asks and which need no schema. */
export const Role = z.enum(roles)
