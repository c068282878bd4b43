import { isRequired, missingProofs } from '@filao/domain/rentals/handover/missing-from-check'
import type { FormRule } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { type CheckValues, proofsOf } from './outbox/check-values.ts'

/**
 * Says what the check lacks before it is sent, the customer's signature and photos, and what becomes of it without.
 * Names the optional ones only when nothing required is missing.
 */
export function MissingProofs({ values }: { values: CheckValues }) {
  const { t } = useTranslation('rentals/handover')
  const { company } = useSession()
  const missing = missingProofs(proofsOf(values))
  if (missing.length === 0) return <div role="status" />
  const refused = missing.filter((proof) => isRequired(proof, company))
  const listed = refused.length > 0 ? refused : missing
  const marked = missing.includes('signature') ? 'markedUnsigned' : 'markedWithoutPhoto'
  const consequence = refused.length > 0 ? 'refused' : marked
  return (
    <div role="status">
      <Notice
        type="warning"
        title={listed.map((proof) => <p key={proof}>{t(`missing.${proof}`)}</p>)}
        description={t(`missing.${consequence}`)}
      />
    </div>
  )
}

/** Shows beside the button what the check lacks, since the notice may be far below. */
export function MissingInBar({ values }: { values: CheckValues }) {
  const { t } = useTranslation('rentals/handover')
  const missing = missingProofs(proofsOf(values))
  if (missing.length === 0) return null
  return (
    <small className="check-missing" aria-hidden>
      {missing.map((proof) => t(`missing.short.${proof}`)).join(' · ')}
    </small>
  )
}

/** Returns the rule of a form's field that refuses a value without a part which the company requires. */
export function requiredRule<Value>(isThere: (value: Value) => boolean, sentence: string): FormRule {
  return {
    validator: async (_, value: Value) => {
      if (!isThere(value)) throw new Error(sentence)
    },
  }
}
