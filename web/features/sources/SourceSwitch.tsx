import type { Source } from '@filao/domain/sources/source.schema'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateSource } from '#api/calls'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'

/** Switches a source on and off in the list; rentals keep one that is off. */
export function SourceSwitch({ source }: { source: Source }) {
  const { t } = useTranslation('sources')
  const { companyId } = useSession()
  const toast = useToast()
  const mayWrite = useCan('company.write')
  const update = useAction(updateSource, {
    onSuccess: ({ isEnabled }) => toast.success(t(isEnabled ? 'enabled' : 'disabled')),
    onError: (problem) => toast.problem(problem),
  })
  return (
    <Switch
      checked={source.isEnabled}
      loading={update.isPending}
      disabled={!mayWrite}
      aria-label={t('enable', { name: source.name })}
      onChange={(isEnabled) => update.mutate({ params: { companyId, id: source.id }, body: { isEnabled } })}
    />
  )
}
