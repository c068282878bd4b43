import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { putDistinct } from '#api/calls'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'

type Props = {
  id: number
  otherId: number
  isDistinct: boolean
  onDone?: () => unknown
}

/** A button that says that two customers are not one, or takes that back. */
export function DistinctButton({ id, otherId, isDistinct, onDone }: Props) {
  const { t } = useTranslation('twins')
  const { companyId } = useSession()
  const toast = useToast()
  const put = useAction(putDistinct)
  const change = async () => {
    try {
      await put.mutateAsync({ params: { companyId, id, customerId: otherId }, body: { isDistinct: !isDistinct } })
      toast.success(t(isDistinct ? 'proposedAgain' : 'toldApart'))
      onDone?.()
    } catch (error) {
      toast.problem(error)
    }
  }
  return (
    <Button loading={put.isPending} onClick={change}>
      {t(isDistinct ? 'proposeAgain' : 'tellApart')}
    </Button>
  )
}
