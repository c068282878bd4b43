import { z } from 'zod'

/** An uploaded document that only the company sees: the licence of a customer, the report of an inspection. */
export const StoredDocument = z.object({
  id: z.int(),
  /** The name of the uploaded file. */
  name: z.string(),
  contentType: z.string(),
  /** The size in bytes. */
  size: z.int(),
  createdAt: z.string(),
})
export type StoredDocument = z.infer<typeof StoredDocument>
