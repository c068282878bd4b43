import type { Language } from '@filao/domain/kernel/language'
import type { FormItemProps, FormRule } from 'antd'
import type { z } from 'zod'

/**
 * Returns the rules of a form whose schema loads with the first check, so that the form is drawn without zod.
 * `required` names the fields that the schema requires. Without a network the server alone checks.
 */
export function lateRules<Field extends string>(
  fetchSchema: () => Promise<z.ZodObject>,
  labels: Record<Field, string>,
  required: readonly Field[],
  language: Language,
) {
  return {
    labels,
    /** Returns the props of a field's Form.Item, as those of `schemaRules`. */
    field(name: Field): FormItemProps & { rules: FormRule[] } {
      const validator = async (_: unknown, value: unknown) => {
        const loaded = await Promise.all([import('./schema-rules.ts'), fetchSchema()]).catch(() => null)
        if (!loaded) return
        const [{ checkField }, schema] = loaded
        await checkField(schema, name, value, labels[name], language)
      }
      return {
        name,
        label: labels[name],
        required: required.includes(name),
        rules: [{ validator }],
        validateTrigger: 'onBlur',
        validateFirst: true,
      }
    },
  }
}
