import type { Fee } from '@filao/domain/pricing/fee/fee.schema'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateFee } from '#api/calls'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'

/** Switches a fee on and off in the list; a refusal, such as another fee of the same case, is told. */
export function FeeSwitch({ fee }: { fee: Fee }) {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const toast = useToast()
  const mayWrite = useCan('prices.write')
  const update = useAction(updateFee, {
    onSuccess: ({ isEnabled }) => toast.success(t(isEnabled ? 'fee.enabled' : 'fee.disabled')),
    onError: (problem) => toast.problem(problem),
  })
  return (
    <Switch
      checked={fee.isEnabled}
      loading={update.isPending}
      disabled={!mayWrite}
      aria-label={t('fee.enable', { name: fee.name })}
      onChange={(isEnabled) => update.mutate({ params: { companyId, id: fee.id }, body: { isEnabled } })}
    />
  )
}
