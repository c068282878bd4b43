import { CheckOutlined, CloseOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { editScreen, isDeletable } from '@filao/domain/rentals/status/status'
import { Button, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { deleteRental, updateRental } from '#api/calls'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useToast } from '#ui/feedback/toast'
import { CancelButton } from '../cancellation/CancelButton.tsx'

/** Shows the actions on a rental in the list, always in this order: confirm, refuse, delete, edit. */
export function RentalRowActions({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const navigate = useNavigate()
  const toast = useToast()
  const update = useAction(updateRental)
  const remove = useAction(deleteRental)
  const params = { companyId, id: rental.id }
  const name = (action: string) => `${action} ${rental.publicId}`
  const screen = editScreen(rental.status)
  if (!mayWrite) return null
  const confirm = async () => {
    try {
      await update.mutateAsync({ params, body: { status: 'pending', expectedStatus: rental.status } })
      toast.success(t('list.confirmed', { number: rental.publicId }))
    } catch (problem) {
      toast.problem(problem)
    }
  }
  return (
    <>
      {rental.status === 'validating' && (
        <>
          <Tooltip title={t('list.confirm')}>
            <Button
              size="small"
              icon={<CheckOutlined />}
              aria-label={name(t('list.confirm'))}
              loading={update.isPending}
              onClick={confirm}
            />
          </Tooltip>
          <CancelButton
            rental={rental}
            size="small"
            icon={<CloseOutlined />}
            aria-label={name(t('list.refuse'))}
            title={t('list.refuse')}
          />
        </>
      )}
      {isDeletable(rental.status) && (
        <ConfirmButton
          size="small"
          icon={<DeleteOutlined />}
          aria-label={name(t('list.delete'))}
          title={t('list.delete')}
          onConfirm={() => remove.mutateAsync({ params })}
        />
      )}
      {screen && (
        <Tooltip title={t('list.edit')}>
          <Button
            size="small"
            icon={<EditOutlined />}
            aria-label={name(t('list.edit'))}
            onClick={() => navigate(screen === 'form' ? paths.rental(rental.id) : paths.rentalSummary(rental.id))}
          />
        </Tooltip>
      )}
    </>
  )
}
