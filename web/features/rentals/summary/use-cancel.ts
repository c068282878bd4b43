import { updateRental } from '@filao/domain/rentals/contract'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { isProblem } from '#api/problem'
import { useSession } from '#app/session'
import { useConfirmation } from '#ui/feedback/confirmation'

/**
 * Cancels a rental if its status is still the one shown; asks for confirmation while money is held. Resolves to false
 * when the user does not confirm.
 */
export function useCancel({ id, status }: Pick<RentalRow, 'id' | 'status'>): () => Promise<boolean> {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const update = useAction(updateRental)
  const { sendConfirmed } = useConfirmation()
  const question = {
    title: t('actions.heldTitle'),
    confirm: t('actions.cancelConfirm'),
    correct: t('actions.keep'),
  }
  return async () => {
    try {
      await sendConfirmed('money_held', question, (isMoneyHeldConfirmed) =>
        update.mutateAsync({
          params: { companyId, id },
          body: { status: 'cancelled', expectedStatus: status, isMoneyHeldConfirmed },
        }),
      )
      return true
    } catch (refusal) {
      if (isProblem(refusal, 'money_held')) return false
      throw refusal
    }
  }
}
