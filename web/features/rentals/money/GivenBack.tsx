import { toEuros } from '@filao/domain/kernel/money'
import { givenBackElsewhere } from '@filao/domain/ledger/elsewhere'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { recordGivenBack } from '#api/calls'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { confirm } from '#ui/popups/popups'

/** Shows the money settled before Filao that is to be given back, and a button that records that it was. */
export function GivenBack({ rental, cents }: { rental: Rental; cents: number }) {
  const { t } = useTranslation('rentals/money')
  const { t: words } = useTranslation('rentals')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const record = useAction(recordGivenBack)
  const sentence = givenBackElsewhere(cents)[language]
  const save = async () => {
    const isMeant = await confirm({
      title: t('elsewhere.question'),
      content: t('elsewhere.consequence'),
      okText: t('elsewhere.confirm'),
      cancelText: words('actions.keep'),
    })
    if (!isMeant) return
    try {
      await record.mutateAsync({ params: { companyId, rentalId: rental.id }, body: { amount: toEuros(cents) } })
      toast.success(t('elsewhere.saved'))
    } catch (problem) {
      toast.problem(problem)
    }
  }
  return (
    <Notice
      type="info"
      title={sentence}
      action={
        <Button loading={record.isPending} onClick={() => void save()}>
          {t('elsewhere.action')}
        </Button>
      }
    />
  )
}
