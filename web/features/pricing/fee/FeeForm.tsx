import type { Fee, FeeKind } from '@filao/domain/pricing/fee/fee.schema'
import { Form, Input, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getFee } from '#api/calls'
import { query } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { editsOf } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { FeeAmounts } from './FeeAmounts.tsx'
import { FeeCases } from './FeeCases.tsx'
import { FeeScope } from './FeeScope.tsx'
import { type FeeValues, useFeeRules } from './fee-rules.ts'

type Props = {
  /** Null for a new one. */
  fee: Fee | null
  save: (body: FeeValues, ifMatch: string) => Promise<Fee>
  onSaved: (fee: Fee) => unknown
  extra?: ReactNode
}

/** Edits a fee: its case, its names, where it counts and its amounts. Fields of other cases are not shown. */
export function FeeForm({ fee, save, onSaved, extra }: Props) {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const [form] = Form.useForm<FeeValues>()
  const rules = useFeeRules(form)
  const kind: FeeKind = Form.useWatch('kind', form) ?? fee?.kind ?? 'outside_hours'
  const edits = fee && editsOf(query(getFee, { params: { companyId, id: fee.id } }), fee, rules.body, rules.labels)
  const toBody = ({ price, dailyPrice, freeCount, ...values }: FeeValues): FeeValues => ({
    ...rules.body(values),
    price: price ?? 0,
    dailyPrice: dailyPrice ?? 0,
    freeCount: freeCount ?? 0,
  })
  return (
    <FormScreen<FeeValues, Fee>
      form={form}
      initialValues={fee ?? { kind: 'outside_hours', isEnabled: true, dailyPrice: 0, freeCount: 0 }}
      edits={edits}
      save={(values, ifMatch) => save(toBody(values), ifMatch)}
      onSaved={onSaved}
      backTo={paths.fees}
      extra={extra}
    >
      <FormGroup title={t('fee.kindTitle')} hint={t('fee.lead')}>
        <FeeCases rules={rules} fixed={fee?.kind ?? null} />
      </FormGroup>
      <FormGroup title={t('fee.one')}>
        <Form.Item {...rules.field('name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('nameEn')}>
          <Input autoComplete="off" lang="en" />
        </Form.Item>
        <Form.Item {...rules.field('isEnabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </FormGroup>
      <FeeScope rules={rules} kind={kind} />
      <FeeAmounts rules={rules} kind={kind} />
    </FormScreen>
  )
}
