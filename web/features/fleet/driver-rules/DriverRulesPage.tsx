import { driverRulesLabels, licenceCategories } from '@filao/domain/fleet/driver-rules/driver-rules'
import {
  type CategoryDriverRules,
  type DriverRules,
  DriverRulesChange,
} from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { Form, type FormItemProps, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { getDriverRules, listOptions, updateDriverRules } from '#api/calls'
import { query, useRead } from '#api/read'
import { Facts } from '#features/company/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { useClearButton } from '#ui/form/clear-button'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'

type Values = z.input<typeof DriverRulesChange>

/** Edits the company's rules about who may drive. */
export function DriverRulesPage() {
  const companyId = Number(useParams().id)
  const mayWrite = useCan('company.write')
  const read = useRead(getDriverRules, { params: { companyId } })
  return (
    <WhenLoaded read={read} skeleton={8}>
      {(rules) =>
        mayWrite ? (
          <RulesForm companyId={companyId} stored={rules} />
        ) : (
          <RulesFacts companyId={companyId} stored={rules} />
        )
      }
    </WhenLoaded>
  )
}

type Props = { companyId: number; stored: DriverRules }

function RulesForm({ companyId, stored }: Props) {
  const { t } = useTranslation('fleet')
  const [form] = Form.useForm<Values>()
  const update = useAction(updateDriverRules)
  const labels = useDriverRulesLabels()
  const switches = ['isLicenceValidityRequired', 'isLicenceDocumentRequired', 'isDesignationRequired'] as const
  const rules = schemaRules(DriverRulesChange, labels, useLanguage())
  const hints = {
    isLicenceDocumentRequired: t('drivers.isLicenceDocumentRequiredHint'),
    isDesignationRequired: t('drivers.isDesignationRequiredHint'),
  }
  return (
    <FormScreen<Values, DriverRules>
      form={form}
      initialValues={rules.body(stored)}
      edits={editsOf(query(getDriverRules, { params: { companyId } }), stored, rules.body, rules.labels)}
      save={(values, ifMatch) => update.mutateAsync({ params: { companyId }, body: rules.body(values), ifMatch })}
      onSaved={(saved) => form.setFieldsValue(rules.body(saved))}
      backTo={paths.home}
    >
      <DriverRulesGroups field={rules.field} hint={t('drivers.hint')} />
      <FormGroup title={t('drivers.documents')}>
        {switches.map((name) => (
          <Form.Item
            key={name}
            {...rules.field(name)}
            required={false}
            valuePropName="checked"
            extra={name in hints ? hints[name as keyof typeof hints] : null}
          >
            <Switch />
          </Form.Item>
        ))}
      </FormGroup>
    </FormScreen>
  )
}

/** Shows the rules to users who may only read them. */
function RulesFacts({ companyId, stored }: Props) {
  const { t } = useTranslation('fleet')
  const labels = useLabels(driverRulesLabels)
  const options = useRead(listOptions, { params: { companyId } }).data ?? []
  const years = (value: number | null) => (value === null ? t('drivers.none') : `${value} ${t('drivers.years')}`)
  const is = (value: boolean) => t(value ? 'drivers.yes' : 'drivers.no')
  const option = options.find(({ id }) => id === stored.youngDriverOptionId)?.name
  return (
    <Facts
      title={t('drivers.title')}
      facts={[
        [labels.minimumAge, years(stored.minimumAge)],
        [labels.maximumAge, years(stored.maximumAge)],
        [labels.minimumLicenceYears, years(stored.minimumLicenceYears)],
        [labels.licenceCategory, stored.licenceCategory ?? t('drivers.none')],
        [
          t('drivers.young'),
          option ? `${t('drivers.youngDriverAge')} ${years(stored.youngDriverAge)} · ${option}` : t('drivers.none'),
        ],
        [labels.isLicenceValidityRequired, is(stored.isLicenceValidityRequired)],
        [labels.isLicenceDocumentRequired, is(stored.isLicenceDocumentRequired)],
        [labels.isDesignationRequired, is(stored.isDesignationRequired)],
      ]}
    />
  )
}

type GroupsProps = { field: (name: keyof CategoryDriverRules) => FormItemProps; hint: string }

/** Edits the rules that a company has, and a category may have instead. */
export function DriverRulesGroups({ field, hint }: GroupsProps) {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const clearButton = useClearButton()
  const options = useRead(listOptions, { params: { companyId } })
  const years = (name: keyof CategoryDriverRules) => (
    <TypedItem {...field(name)}>
      <WholeInput max={120} controls={false} suffix={t('drivers.years')} />
    </TypedItem>
  )
  return (
    <>
      <FormGroup title={t('drivers.title')} hint={hint}>
        <FormRow>
          {years('minimumAge')}
          {years('maximumAge')}
        </FormRow>
        <FormRow>
          {years('minimumLicenceYears')}
          <Form.Item {...field('licenceCategory')}>
            <Select
              allowClear={clearButton}
              placeholder={t('drivers.none')}
              options={licenceCategories.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        </FormRow>
      </FormGroup>
      <FormGroup title={t('drivers.young')} hint={t('drivers.youngHint')}>
        <FormRow>
          {years('youngDriverAge')}
          <Form.Item {...field('youngDriverOptionId')}>
            <Select
              allowClear={clearButton}
              loading={options.isPending}
              placeholder={t('drivers.none')}
              showSearch={{ optionFilterProp: 'label' }}
              options={(options.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
        </FormRow>
      </FormGroup>
    </>
  )
}

/** Returns the labels of the rules; those of young drivers are under a heading of their own. */
export function useDriverRulesLabels() {
  const { t } = useTranslation('fleet')
  return {
    ...useLabels(driverRulesLabels),
    youngDriverAge: t('drivers.youngDriverAge'),
    youngDriverOptionId: t('drivers.youngDriverOptionId'),
  }
}
