import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateRental } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'

type Values = { note: string | null }

/** Edits the agency's own note of a rental, at any time. */
export function NoteModal({ rental, onClose }: { rental: Rental; onClose: () => void }) {
  const { t } = useTranslation('ui')
  const labels = useLabels(rentalLabels)
  const rules = schemaRules(RentalChange, labels, useLanguage())
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const update = useAction(updateRental)
  return (
    <FormModal<Values>
      name="note"
      form={form}
      title={labels.note}
      confirm={t('save')}
      initialValues={{ note: rental.note }}
      save={({ note }) => update.mutateAsync({ params: { companyId, id: rental.id }, body: { note: note ?? null } })}
      onClose={onClose}
    >
      <Form.Item {...rules.field('note')}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={2000} />
      </Form.Item>
    </FormModal>
  )
}
