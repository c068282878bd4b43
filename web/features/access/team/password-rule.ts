import { passwordWeakness } from '@filao/domain/access/weak-password'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { FormRule } from 'antd'

/**
 * Returns the rule of a new password: rejects an easily guessed one, including the address in the form's `email` field.
 */
export function passwordRule(language: Language): FormRule {
  return ({ getFieldValue }) => ({
    validator: async (_, password: string | undefined) => {
      const weakness = password ? passwordWeakness(password, getFieldValue('email') ?? null) : null
      if (weakness) throw new Error(weakness.sentence[language])
    },
  })
}
