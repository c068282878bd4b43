import { z } from 'zod'
import { requiredLines, requiredText } from '../../kernel/field.ts'
import { Language } from '../../kernel/language.schema.ts'
import { TemplateKind } from './template-kind.schema.ts'

/**
 * The words of a mail as plain text with placeholders. An empty line of the body begins a paragraph; nothing in either
 * becomes HTML.
 */
export const TemplateText = z.object({ subject: requiredText(150), body: requiredLines(4000) })
export type TemplateText = z.infer<typeof TemplateText>

/** The company's own words of a mail in a language; null returns to the original ones. */
export const TemplateChange = z.object({
  kind: TemplateKind,
  language: Language,
  words: TemplateText.nullable(),
})
export type TemplateChange = z.infer<typeof TemplateChange>

/** The words of a kind of mail in a language: the company's own, or the original ones. */
export const MessageTemplate = z.object({
  kind: TemplateKind,
  language: Language,
  isOwn: z.boolean(),
  subject: z.string(),
  body: z.string(),
  /** The words without a change of the company. */
  original: z.object({ subject: z.string(), body: z.string() }),
  /** The placeholders of this mail, as its text has them. */
  placeholders: z.array(z.string()),
  /** The last change of the company; null for the original words. */
  updatedAt: z.string().nullable(),
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

/** Words to be shown with a rental, the most recent one by default. They may still have faults. */
export const TemplatePreviewRequest = z.object({
  kind: TemplateKind,
  language: Language,
  subject: z.string().max(150),
  body: z.string().max(4000),
  rentalId: z.int().min(1).max(2_147_483_647).optional(),
})
export type TemplatePreviewRequest = z.infer<typeof TemplatePreviewRequest>

/** A mail with these words as a customer would get it; all null in a company without a rental. */
export const TemplatePreview = z.object({
  rental: z.object({ id: z.int(), publicId: z.string(), customer: z.string() }).nullable(),
  subject: z.string().nullable(),
  html: z.string().nullable(),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>
