import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateRental } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { SourceFields } from './SourceFields.tsx'

type Values = { sourceId: number | null; sourceReference: string | null; collectedAmount: number | null }

/** Edits who sent a rental, at any time: the price stays as agreed, the commission is that of the chosen source. */
export function SourceModal({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { t } = useTranslation('ui')
  const labels = useLabels(rentalLabels)
  const rules = schemaRules(RentalChange, labels, useLanguage())
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const update = useAction(updateRental)
  const { sourceId, sourceReference, collectedAmount } = rental
  return (
    <FormModal<Values>
      name="source"
      form={form}
      title={labels.sourceId}
      confirm={t('save')}
      initialValues={{ sourceId, sourceReference, collectedAmount }}
      save={(values) =>
        update.mutateAsync({
          params: { companyId, id: rental.id },
          body: {
            sourceId: values.sourceId ?? null,
            sourceReference: values.sourceReference ?? null,
            collectedAmount: values.collectedAmount ?? 0,
          },
        })
      }
      onClose={onClose}
    >
      <SourceFields field={rules.field} rental={rental} />
    </FormModal>
  )
}
