import { isLate } from '@filao/domain/rentals/availability'
import { type CheckCreation, CheckCreation as Schema, type Stage } from '@filao/domain/rentals/check'
import { recordCheck } from '@filao/domain/rentals/contract'
import { remaining } from '@filao/domain/rentals/payments'
import type { Rental } from '@filao/domain/rentals/rental'
import { App, Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { isProblem } from '#api/problem'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { FormGroup, FormScreen } from '#ui/FormScreen'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { Notice } from '#ui/Notice'
import { useProblemText } from '#ui/problem-text'
import { schemaRules } from '#ui/schema-rules'
import { useWayBack } from '#ui/way-back'
import { FuelField } from './FuelField.tsx'
import { kilometres } from './kilometres.ts'
import { RentalBrief } from './RentalBrief.tsx'
import './CheckForm.css'

type Values = Pick<CheckCreation, 'odometer' | 'fuelLevel' | 'comments'>

/** What is recorded as the vehicle leaves or comes back: odometer, fuel, comments. */
export function CheckForm({ rental, stage }: { rental: Rental; stage: Stage }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const navigate = useNavigate()
  const text = useProblemText()
  const { companyId } = useSession()
  const { modal } = App.useApp()
  const [form] = Form.useForm<Values>()
  const record = useAction(recordCheck)
  const { odometer: last, fuelLevel } = rental.vehicle
  const typed = Form.useWatch('odometer', form) as number | null | undefined
  const rules = schemaRules(
    Schema,
    { odometer: t('check.odometer'), fuelLevel: t('check.fuel'), comments: t('check.comments') },
    language,
  )
  const save = async (values: Values) => {
    const body = { ...rules.body(values), stage } as CheckCreation
    const send = (isOdometerConfirmed: boolean) =>
      record.mutateAsync({ params: { companyId, rentalId: rental.id }, body: { ...body, isOdometerConfirmed } })
    try {
      return await send(false)
    } catch (refusal) {
      if (!isProblem(refusal, 'odometer_backwards')) throw refusal
      const isMeant = await modal.confirm({
        title: t('check.backwards'),
        content: text(refusal),
        okText: t('check.confirmOdometer'),
        cancelText: t('check.correct'),
      })
      if (!isMeant) throw refusal
      return await send(true)
    }
  }
  const done = useWayBack(paths.rentals)
  const undone = useWayBack(paths.rentalSummary(rental.id))
  return (
    <div className="check-page">
      <RentalBrief rental={rental} />
      <Warnings rental={rental} stage={stage} />
      <FormScreen<Values, Rental>
        form={form}
        initialValues={{ odometer: last, fuelLevel, comments: null }}
        save={save}
        savedText={t(stage === 'delivery' ? 'check.delivered' : 'check.returned', { number: rental.publicId })}
        saveText={t(stage === 'delivery' ? 'check.deliver' : 'check.takeBack')}
        onSaved={() => navigate(done)}
        backTo={undone}
      >
        <FormGroup>
          <Form.Item
            {...rules.field('odometer')}
            extra={
              <span className={typeof typed === 'number' && typed < last ? 'check-backwards' : ''}>
                {t('check.last', { reading: kilometres(last, language) })}
                {typeof typed === 'number' && typed !== last && ` · ${signed(typed - last)}`}
              </span>
            }
          >
            <InputNumber
              min={0}
              step={1}
              precision={0}
              controls={false}
              suffix="km"
              inputMode="numeric"
              className="check-odometer"
              autoFocus
              onFocus={(event) => event.target.select()}
            />
          </Form.Item>
          <Form.Item {...rules.field('fuelLevel')}>
            <FuelField before={stage === 'return' ? fuelLevel : null} />
          </Form.Item>
          <Form.Item {...rules.field('comments')}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} placeholder={t('check.commentsHint')} />
          </Form.Item>
        </FormGroup>
      </FormScreen>
    </div>
  )

  function signed(difference: number): string {
    return `${difference > 0 ? '+' : '−'}${kilometres(Math.abs(difference), language)}`
  }
}

/** What should be settled before the keys change hands. It informs and never blocks. */
function Warnings({ rental, stage }: { rental: Rental; stage: Stage }) {
  const { t } = useTranslation('rentals')
  const paid = { totalAmount: rental.paidTotalAmount, securityDepositAmount: rental.paidSecurityDepositAmount }
  const rest = remaining(rental, [paid])
  const missing = rest.totalAmount > 0 || (stage === 'delivery' && rest.securityDepositAmount > 0)
  return (
    <>
      {stage === 'return' && isLate(rental, new Date().toISOString()) && (
        <Notice type="warning" title={t('check.late')} />
      )}
      {missing && (
        <Notice
          type="warning"
          title={
            <>
              {t('payment.rest')} <Money euros={rest.totalAmount} />
              {stage === 'delivery' && rest.securityDepositAmount > 0 && (
                <>
                  {' · '}
                  {t('deposit')} <Money euros={rest.securityDepositAmount} />
                </>
              )}
            </>
          }
          action={<Link to={paths.rentalPayment(rental.id)}>{t('actions.payment')}</Link>}
        />
      )}
    </>
  )
}
