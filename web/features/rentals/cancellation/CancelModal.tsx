import { inCents, toEuros } from '@filao/domain/kernel/money'
import { rentalIsBilled } from '@filao/domain/ledger/billed'
import {
  type CancellationReason,
  cancellationLabels,
  cancellationReasonLabels,
  cancellationReasons,
  mayBeNoShow,
  proposedFeeCents,
  takeBackMinutes,
} from '@filao/domain/rentals/cancellation/cancellation'
import { isAboutCancellation, mailsAfter } from '@filao/domain/rentals/mail/mail'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { Checkbox, Form, Input, Modal, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { getRental, updateRental } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { MailLineField } from '../mail/MailLineField.tsx'
import { MailPreview } from '../mail/MailPreview.tsx'
import './cancellation.css'

export type CancelledRental = Pick<
  RentalRow,
  'id' | 'publicId' | 'status' | 'start' | 'totalAmount' | 'customer' | 'paidTotalAmount' | 'paidSecurityDepositAmount'
>

type Values = {
  reason: CancellationReason
  comment?: string
  feeAmount?: number | null
  isMailed?: boolean
  mailLine?: string
}

type Props = { rental: CancelledRental; onClose: () => void }

/** Cancels a rental, or says that an invoice has to be credited first. */
export function CancelModal({ rental, onClose }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getRental, { params: { companyId, id: rental.id } })
  if (read.isLoading) return null
  const reason = read.data && rentalIsBilled(read.data.billedBy)
  if (!reason) return <CancelForm rental={rental} onClose={onClose} />
  return (
    <Modal open title={t('actions.cancelQuestion')} footer={null} onCancel={onClose}>
      <Notice type="info" title={reason[language]} />
    </Modal>
  )
}

/** Asks why a rental is cancelled, for which fee and with which mail, if its status is still the one shown. */
function CancelForm({ rental, onClose }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const toast = useToast()
  const { companyId, company } = useSession()
  const [form] = Form.useForm<Values>()
  const update = useAction(updateRental)
  const { sendConfirmed } = useConfirmation()
  const { id, status } = rental
  const isContract = status === 'pending'
  const now = new Date().toISOString()
  const reasons = cancellationReasons.filter((reason) => reason !== 'no_show' || mayBeNoShow(rental, now))
  const reason = Form.useWatch('reason', form)
  const proposeFee = (chosen: CancellationReason) => {
    const cents = proposedFeeCents(inCents(company), inCents(rental), chosen)
    form.setFieldValue('feeAmount', cents > 0 ? toEuros(cents) : null)
  }
  const question = { title: t('actions.heldTitle'), confirm: t('actions.cancelConfirm'), correct: t('actions.keep') }
  const save = (values: Values) =>
    sendConfirmed('money_held', question, (isMoneyHeldConfirmed) =>
      update.mutateAsync({
        params: { companyId, id },
        body: {
          status: 'cancelled',
          expectedStatus: status,
          isMoneyHeldConfirmed,
          cancellation: {
            reason: values.reason,
            comment: values.comment ?? null,
            ...(values.feeAmount && { feeAmount: values.feeAmount }),
          },
          isMailed: values.isMailed ?? false,
          mailLine: values.mailLine ?? null,
        },
      }),
    )
  const required = (message: string) => ({ required: true, whitespace: true, message })
  return (
    <FormModal<Values>
      name="cancel"
      form={form}
      title={t('actions.cancelQuestion')}
      confirm={t('actions.cancelConfirm')}
      dismiss={t('actions.keep')}
      initialValues={{ isMailed: true }}
      save={save}
      onSaved={() => toast.success(t('cancellation.done', { number: rental.publicId, count: takeBackMinutes }))}
      onClose={onClose}
    >
      <Form.Item name="reason" label={t('cancellation.reason')} rules={[required(t('cancellation.reasonRequired'))]}>
        <Radio.Group
          className="cancel-reasons"
          options={reasons.map((value) => ({ value, label: cancellationReasonLabels[value][language] }))}
          onChange={({ target }) => isContract && proposeFee(target.value)}
        />
      </Form.Item>
      <Form.Item
        name="comment"
        label={cancellationLabels.comment[language]}
        extra={t('cancellation.commentHint')}
        rules={reason === 'other' ? [required(t('cancellation.commentRequired'))] : []}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={500} />
      </Form.Item>
      {isContract && (
        <TypedItem
          name="feeAmount"
          validateTrigger="onBlur"
          label={t('cancellation.fee')}
          extra={t('cancellation.feeHint')}
        >
          <EurosInput />
        </TypedItem>
      )}
      <CancelMail rental={rental} />
    </FormModal>
  )
}

/** Offers the mail about the cancellation, with its preview; says why there is none. */
function CancelMail({ rental: { id, status, customer } }: Pick<Props, 'rental'>) {
  const { t } = useTranslation('rentals')
  const form = Form.useFormInstance<Values>()
  const feeAmount = Form.useWatch('feeAmount', form)
  const isMailed = Form.useWatch('isMailed', form)
  const mailLine = Form.useWatch('mailLine', form)
  const kind = mailsAfter({ from: status, to: 'cancelled', byCustomer: false }).find(isAboutCancellation)
  if (!kind) return <p className="form-hint">{t('cancellation.noMail')}</p>
  if (!customer.email) return <p className="form-hint">{t('cancellation.noAddress')}</p>
  return (
    <>
      <Form.Item
        name="isMailed"
        valuePropName="checked"
        extra={isMailed && t('cancellation.mailHint', { count: takeBackMinutes })}
      >
        <Checkbox>{t('cancellation.mail', { email: customer.email })}</Checkbox>
      </Form.Item>
      {isMailed && (
        <>
          <MailLineField />
          <MailPreview
            rentalId={id}
            request={{ kind: kind as 'refused' | 'cancelled', line: mailLine || null, feeAmount: feeAmount ?? 0 }}
          />
        </>
      )}
    </>
  )
}
