import { z } from 'zod'

/** The mails to customers whose words a company may choose, in the order of a rental's life. */
const templateKinds = [
  /** The quote as PDF, with the link to accept it. */
  'quote',
  /** A reservation to accept or cancel, with its link. */
  'reservation',
  'accepted',
  /** The contract as PDF, when the vehicle leaves. */
  'departure',
  /** The reservation or the contract as PDF, at any other time. */
  'document',
  'reminder',
  'receipt',
  'payment_reminder',
  /** An invoice, a credit note or a claim as PDF. */
  'invoice',
  'refused',
  'cancelled',
  'lapsed',
] as const
export const TemplateKind = z.enum(templateKinds)
export type TemplateKind = z.infer<typeof TemplateKind>
