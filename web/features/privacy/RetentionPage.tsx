import { invoiceYears, retentionLabels } from '@filao/domain/privacy/periods'
import { RetentionPeriods } from '@filao/domain/privacy/periods.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '#api/action'
import { getRetention, putRetention } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { editsOf } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'
import { NextRun } from './NextRun.tsx'
import { RunLog } from './RunLog.tsx'
import { WholeCompany } from './WholeCompany.tsx'

/**
 * Edits how long the data of customers are kept; shows what the next night erases, the log, and the archive of the
 * company.
 */
export function RetentionPage() {
  const companyId = Number(useParams().id)
  const read = useRead(getRetention, { params: { companyId } })
  return (
    <div className="form-screen">
      <WhenLoaded read={read} skeleton={18}>
        {(periods) => <PeriodsForm companyId={companyId} periods={periods} />}
      </WhenLoaded>
      <div className="form-screen form-after">
        <NextRun companyId={companyId} />
        <RunLog companyId={companyId} />
        <WholeCompany companyId={companyId} />
      </div>
    </div>
  )
}

const fields = [
  { name: 'scanDays', unit: 'days', least: 0, most: 365 },
  { name: 'identityMonths', unit: 'months', least: 1, most: 60 },
  { name: 'contactMonths', unit: 'months', least: 1, most: 120 },
  { name: 'contractYears', unit: 'years', least: 1, most: 10 },
] as const

function PeriodsForm({ companyId, periods }: { companyId: number; periods: RetentionPeriods }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy' })
  const [form] = Form.useForm<RetentionPeriods>()
  const put = useAction(putRetention)
  const rules = schemaRules(RetentionPeriods, useLabels(retentionLabels), useLanguage())
  return (
    <FormScreen<RetentionPeriods, RetentionPeriods>
      form={form}
      initialValues={periods}
      edits={editsOf(query(getRetention, { params: { companyId } }), periods, rules.body, rules.labels)}
      save={(values, ifMatch) => put.mutateAsync({ params: { companyId }, body: rules.body(values), ifMatch })}
      onSaved={(saved) => form.setFieldsValue(saved)}
      backTo={paths.home}
    >
      <FormGroup title={t('retention.title')} hint={t('retention.hint')}>
        {fields.map(({ name, unit, least, most }) => (
          <TypedItem key={name} {...rules.field(name)}>
            <WholeInput min={least} max={most} suffix={t(`retention.${unit}`)} style={{ width: 128 }} />
          </TypedItem>
        ))}
        <p className="form-hint">{t('retention.invoices', { years: invoiceYears })}</p>
      </FormGroup>
    </FormScreen>
  )
}
