import { passwordWeakness } from '@filao/domain/access/weak-password'
import type { Language } from '@filao/domain/kernel/language'
import type { FormRule } from 'antd'

/** The rule of a new password: refuses what would soon be guessed, the address in the form's `email` field included. */
export function passwordRule(language: Language): FormRule {
  return ({ getFieldValue }) => ({
    validator: async (_, password: string | undefined) => {
      const weakness = password ? passwordWeakness(password, getFieldValue('email') ?? null) : null
      if (weakness) throw new Error(weakness.sentence[language])
    },
  })
}
