import { z } from 'zod'
import { countryCodes } from './territories.ts'

export const CountryCode = z.enum(countryCodes)
export type CountryCode = z.infer<typeof CountryCode>
