import { z } from 'zod'
import { languages } from './language.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
