import { toCents } from '@filao/domain/kernel/money'
import { owedSentence } from '@filao/domain/statements/statement'
import type { Statement } from '@filao/domain/statements/statement.schema'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { settleStatement } from '#api/calls'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useToast } from '#ui/feedback/toast'

/** Marks what is open of the month as settled, after a question that says the sum. */
export function Settle({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const { companyId, company } = useSession()
  const toast = useToast()
  const action = useAction(settleStatement)
  const mayWrite = useCan('accounting.write')
  const { source, month, openAmount, lines } = statement
  const isOpen = lines.some(({ isSettled }) => !isSettled)
  if (!mayWrite || !isOpen) return null
  const names = { source: source.name, company: company.name }
  const sentence = openAmount === 0 ? t('settle.even') : owedSentence(toCents(openAmount), names, language)
  return (
    <ConfirmButton
      danger={false}
      type="primary"
      question={`${sentence} ${t('settle.question')}`}
      confirm={t('settle.confirm')}
      onConfirm={async () => {
        await action.mutateAsync({ params: { companyId, id: source.id }, body: { month, amount: openAmount } })
        toast.success(t('settle.done'))
      }}
    >
      {t('settle.mark')}
    </ConfirmButton>
  )
}
