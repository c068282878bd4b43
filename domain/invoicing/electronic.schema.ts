import { z } from 'zod'
import { electronicLacks } from './electronic.ts'

export const ElectronicLack = z.enum(electronicLacks)
export type ElectronicLack = z.infer<typeof ElectronicLack>
