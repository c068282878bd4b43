import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { DateOrder } from '../kernel/table/csv-dates.ts'

/** A field that the columns of an imported file may fill. */
export type ImportField = {
  /** The field's name in the contract. */
  key: string
  label: Sentence
  /** Other headings of its column, in either language; case, accents, signs and small words do not matter. */
  headings: readonly string[]
  /** Returns true for other headings of its column, such as those with a number. */
  isHeading?: (heading: string) => boolean
  /**
   * Headings that name this field rather than another one where the file also has a column of `field`; `note` tells the
   * two apart.
   */
  beside?: { field: string; headings: readonly string[]; note: Sentence }
  /** True for one of many fields of which a table has few: screens and the template show it where it is filled. */
  isRare?: boolean
  isRequired: boolean
  /** The fields of which one may be there in place of this required one. */
  orElse?: readonly string[]
  /** True when several columns may fill the field: « Téléphone 2 ». */
  isList?: boolean
  /** The values from which the user chooses; `text` is the value as a cell holds it. */
  choices?: readonly { text: string; label: Sentence }[]
  /**
   * Returns true for a cell that is evidently of this field, so that a column without a known heading is recognised.
   */
  looksLike?: (text: string) => boolean
  /** True where cells of other columns that `looksLike` accepts are rows of their own: a grid of plates. */
  isEverywhere?: boolean
  /** True for a field of dates, whose order is judged by all cells of its column. */
  isDate?: boolean
  /** Returns the contract's value of a cell; unreadable text stays unchanged, for the schema to refuse it. */
  read: (text: string, order: DateOrder) => unknown
  /** Returns the sentence for refused text, where it says more than the schema's. */
  refusal?: (text: string) => Sentence | undefined
}

/** A cell that may be wrong, for the user to confirm. `proposal` is the text that is probably meant instead. */
export type Question = { field: string; message: Sentence; proposal?: string }

/** A field's text that two things of different names cannot share, and the name of the thing that has it. */
export type Unshared = { field: string; text: string; name: string }

/** One kind of thing that files are imported for: its fields, its schema and its rules. */
export type ImportKind<Thing> = {
  fields: readonly ImportField[]
  schema: z.ZodType<Thing>
  /** Returns what the user decides about a row, from its values and texts: at most one question for each field. */
  questions?: (values: Record<string, unknown>, texts: Readonly<Record<string, string>>) => Question[]
  /** The values that carry the confirmation of a field to the contract. */
  confirmed?: Readonly<Record<string, Record<string, unknown>>>
  /** Returns the text by which two rows are the same thing; null when nothing tells. */
  identity: (thing: Thing) => string | null
  /** Lists what no two things of other names have in common, such as an e-mail address. */
  unshared?: (thing: Thing) => Unshared[]
  /** Returns the name of a row for the user, from its texts. */
  name: (texts: Readonly<Record<string, string>>) => string
}

/** The part of a kind that screens show. */
export type ShownKind = Pick<ImportKind<unknown>, 'fields' | 'name'>
