import type { Language } from '@filao/domain/kernel/language.schema'
import { fieldProblems } from '@filao/domain/kernel/validation'
import type { FormItemProps, FormRule } from 'antd'
import type { z } from 'zod'

type Fields<Schema extends z.ZodObject> = Extract<keyof Schema['shape'], string>

type FieldLabels<Schema extends z.ZodObject> = Partial<Record<Fields<Schema>, string>>

/**
 * Returns a form made from the contract's schema: `field('name')` gives antd's Form.Item its name, label, mark and
 * check, with the product's generic messages; `body(values)` gives the input of the call.
 */
export function schemaRules<Schema extends z.ZodObject, Labels extends FieldLabels<Schema> = FieldLabels<Schema>>(
  schema: Schema,
  labels: Labels,
  language: Language,
) {
  return {
    labels,
    /** Returns the props of a field's Form.Item. A rule between fields is added to its `rules`. */
    field(name: Fields<Schema>): FormItemProps & { rules: FormRule[] } {
      const label = labels[name] ?? name
      const validator = (_: unknown, value: unknown) => checkField(schema, name, value, label, language)
      return {
        name,
        label,
        required: isRequired(partOf(schema, name)),
        rules: [{ validator }],
        validateTrigger: 'onBlur',
        validateFirst: true,
      }
    },
    /**
     * Returns the values as the call takes them: emptied fields are `null` where the contract accepts null, else left
     * out.
     */
    body(values: object): z.input<Schema> {
      const names = Object.keys(schema.shape).filter((name) => name in values)
      const entries = names.map((name) => [
        name,
        blankless(partOf(schema, name), (values as Record<string, unknown>)[name]),
      ])
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as z.input<Schema>
    },
  }
}

function partOf(schema: z.ZodObject, name: string): z.ZodType {
  const part = schema.shape[name]
  if (!part) throw new Error(`The schema has no field ${name}`)
  return part as z.ZodType
}

/** Returns true for a field that accepts neither undefined nor null. */
function isRequired(part: z.ZodType): boolean {
  return !part.safeParse(undefined).success && !part.safeParse(null).success
}

/** Returns null or undefined for an emptied field, as the contract accepts. */
function blankless(part: z.ZodType, value: unknown): unknown {
  if (value !== undefined && value !== null && value !== '') return value
  if (part.safeParse(null).success) return null
  return part.safeParse(undefined).success ? undefined : value
}

/** Rejects a value that the schema refuses for a field, with the product's message. */
async function checkField(
  schema: z.ZodObject,
  name: string,
  value: unknown,
  label: string,
  language: Language,
): Promise<void> {
  const part = partOf(schema, name)
  const sent = blankless(part, value)
  const result = part.safeParse(sent)
  if (result.success) return
  const [problem] = fieldProblems(result.error, () => ({ fr: label, en: label }), sent)
  throw new Error(problem?.message[language])
}
