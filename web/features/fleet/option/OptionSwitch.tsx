import type { Option } from '@filao/domain/fleet/option/option.schema'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { listOptions, updateOption } from '#api/calls'
import { query } from '#api/read'
import { useCan, useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'

/** Switches an option on and off in the list, with an optimistic update that is reverted on refusal. */
export function OptionSwitch({ option }: { option: Option }) {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const toast = useToast()
  const mayWrite = useCan('fleet.write')
  const list = query(listOptions, { params: { companyId } }).queryKey
  const show = (isEnabled: boolean) =>
    cache.setQueryData<Option[]>(list, (rows) =>
      rows?.map((row) => (row.id === option.id ? { ...row, isEnabled } : row)),
    )
  const update = useAction(updateOption, {
    onMutate: async ({ body }) => {
      await cache.cancelQueries({ queryKey: list })
      show(body?.isEnabled === true)
    },
    onSuccess: ({ isEnabled }) => toast.success(t(isEnabled ? 'option.enabled' : 'option.disabled')),
    onError: (problem) => {
      show(option.isEnabled)
      toast.problem(problem)
    },
  })
  return (
    <Switch
      checked={option.isEnabled}
      disabled={!mayWrite || update.isPending}
      aria-label={t('option.enable', { name: option.name })}
      onChange={(isEnabled) => update.mutate({ params: { companyId, id: option.id }, body: { isEnabled } })}
    />
  )
}
