import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { requiredText } from '../kernel/field.ts'
import { stored } from '../kernel/stored.ts'
import { everyKilometres, everyMonths, warnDays, warnKilometres } from './template.ts'

/** The fields of a template: a service that the vehicles of a category need. */
export const TemplateFields = z.object({
  categoryId: Id,
  name: requiredText(60),
  everyMonths,
  everyKilometres,
  warnDays,
  warnKilometres,
})

export const TemplateCreation = TemplateFields.partial().required({ categoryId: true, name: true })
export type TemplateCreation = z.infer<typeof TemplateCreation>

export const TemplateChange = TemplateFields.omit({ categoryId: true }).partial()
export type TemplateChange = z.infer<typeof TemplateChange>

/** The values of a template, as they are stored. */
export type StoredTemplate = z.infer<typeof TemplateFields>

export const Template = z.object({ id: z.int(), ...stored(TemplateFields) })
export type Template = z.infer<typeof Template>

/** The number of deadlines that a template added. */
export const AppliedTemplate = z.object({ created: z.int() })
