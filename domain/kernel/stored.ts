import { z } from 'zod'
import { type CentsName, centsName } from './money.ts'

type Shape = Record<string, z.ZodType>

/** The schemas of stored values, by the name of their field. */
type Stored<Fields extends Shape> = {
  [Name in keyof Fields]: z.ZodType<z.output<Fields[Name]>, z.output<Fields[Name]>>
}

/**
 * Returns the schemas with which an answer contains these fields: the same types, without the limits and corrections of
 * input, which stored values may predate.
 */
export function stored<Fields extends Shape>({ shape }: z.ZodObject<Fields>): Stored<Fields> {
  return Object.fromEntries(
    fieldNames({ shape }).map((name) => [name, storedType(shape[name] as z.ZodType)]),
  ) as Stored<Fields>
}

/** Returns the names of the fields, from which queries select their columns. */
export function fieldNames<Fields extends Shape>({ shape }: { shape: Fields }): (keyof Fields & string)[] {
  return Object.keys(shape)
}

/** Returns the names of the fields as rules and tables know them: amounts in cents. */
export function fieldNamesInCents<Fields extends Shape>(fields: { shape: Fields }): CentsName<keyof Fields & string>[] {
  return fieldNames(fields).map(centsName)
}

function storedType(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodNullable) return storedType(field.unwrap()).nullable()
  if (field instanceof z.ZodPipe) return storedType(field.in)
  if (field instanceof z.ZodArray) return z.array(storedType(field.element))
  if (field instanceof z.ZodObject) return z.object(stored(field))
  if (field instanceof z.ZodNumber) return field.isInt ? z.int() : z.number()
  return field._zod.def.type === 'string' ? z.string() : (field as z.ZodType)
}
