import { companySettingsLabels } from '@filao/domain/company/company'
import { type Company, CompanyChange } from '@filao/domain/company/company.schema'
import { securityTexts } from '@filao/domain/company/security-texts'
import { formatEuros } from '@filao/domain/kernel/money'
import { Form, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { WholeInput } from '#ui/number/WholeInput'
import { SegmentedControl } from '#ui/SegmentedControl'
import { Facts } from './Facts.tsx'
import { PatternField, useExample } from './PatternField.tsx'
import { SecurityTextFields } from './SecurityTextFields.tsx'
import { companyEdits, useSaveCompany, WithCompany } from './WithCompany.tsx'

const Settings = CompanyChange.pick({
  graceMinutes: true,
  quoteValidityDays: true,
  defaultPromise: true,
  fuelQuarterAmount: true,
  lateHourAmount: true,
  includedKilometresPerDay: true,
  extraKilometreAmount: true,
  fineHandlingAmount: true,
  cancellationFeePercent: true,
  cancellationFeeAmount: true,
  noShowFeePercent: true,
  noShowFeeAmount: true,
  depositText: true,
  depositTextEnglish: true,
  waiverText: true,
  waiverTextEnglish: true,
  rentalEndNotificationEnabled: true,
  dailyDigestEnabled: true,
  checkSignatureRequired: true,
  checkPhotosRequired: true,
  rentalPublicIdPattern: true,
  customerPublicIdPattern: true,
}).required()
type Values = z.input<typeof Settings>

/** Edits the settings of rentals, quotes and numbers. */
export function CompanySettingsPage() {
  const mayWrite = useCan('company.write')
  return (
    <WithCompany>
      {(company) => (mayWrite ? <SettingsForm company={company} /> : <SettingsFacts company={company} />)}
    </WithCompany>
  )
}

function SettingsForm({ company }: { company: Company }) {
  const { t } = useTranslation('company/preferences')
  const labels = useLabels(companySettingsLabels)
  const [form] = Form.useForm<Values>()
  const rules = useSettingsRules()
  const save = useSaveCompany(company.id)
  const patternHelp = useId()
  return (
    <FormScreen<Values, Company>
      form={form}
      initialValues={rules.body(company)}
      edits={companyEdits(company, rules)}
      save={(values, ifMatch) => save(rules.body(values), ifMatch)}
      onSaved={(saved) => form.setFieldsValue(rules.body(saved))}
      backTo={paths.home}
    >
      <FormGroup title={t('rental')}>
        <FormRow>
          <TypedItem {...rules.field('graceMinutes')} extra={t('graceHint')}>
            <WholeInput max={1439} suffix={t('minutes')} />
          </TypedItem>
          <TypedItem {...rules.field('quoteValidityDays')}>
            <WholeInput min={1} max={365} suffix={t('days')} />
          </TypedItem>
        </FormRow>
        <Form.Item {...rules.field('defaultPromise')} required={false} extra={t('promise.hint')}>
          <SegmentedControl
            label={labels.defaultPromise}
            options={(['vehicle', 'category'] as const).map((value) => ({ value, label: t(`promise.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          {...rules.field('rentalEndNotificationEnabled')}
          required={false}
          valuePropName="checked"
          extra={t('rentalEndNotificationHint')}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          {...rules.field('dailyDigestEnabled')}
          required={false}
          valuePropName="checked"
          extra={t('dailyDigestHint')}
        >
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('checks')} hint={t('checksHint')}>
        <Form.Item {...rules.field('checkSignatureRequired')} required={false} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item {...rules.field('checkPhotosRequired')} required={false} valuePropName="checked">
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('tariffs')} hint={t('tariffsHint')}>
        <FormRow>
          <TypedItem {...rules.field('fuelQuarterAmount')} required={false}>
            <EurosInput />
          </TypedItem>
          <TypedItem {...rules.field('lateHourAmount')} required={false} extra={t('lateHourHint')}>
            <EurosInput />
          </TypedItem>
        </FormRow>
        <FormRow>
          <TypedItem {...rules.field('includedKilometresPerDay')} required={false} extra={t('includedKilometresHint')}>
            <WholeInput max={10_000} suffix="km" />
          </TypedItem>
          <TypedItem {...rules.field('extraKilometreAmount')} required={false}>
            <EurosInput />
          </TypedItem>
        </FormRow>
        <TypedItem {...rules.field('fineHandlingAmount')} required={false} extra={t('fineHandlingHint')}>
          <EurosInput />
        </TypedItem>
      </FormGroup>
      <FormGroup title={t('fees.title')} hint={t('fees.hint')}>
        <FeeFields rules={rules} of="cancellation" />
        <FeeFields rules={rules} of="noShow" />
      </FormGroup>
      <SecurityTextFields rules={rules} />
      <FormGroup title={t('numbers')} hint={t('numbersHint')}>
        <p id={patternHelp} className="form-hint">
          {t('pattern.help')}
        </p>
        <Form.Item {...rules.field('rentalPublicIdPattern')} required={false}>
          <PatternField label={labels.rentalPublicIdPattern} help={patternHelp} />
        </Form.Item>
        <Form.Item {...rules.field('customerPublicIdPattern')} required={false}>
          <PatternField label={labels.customerPublicIdPattern} help={patternHelp} />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}

/** Edits a fee: a percentage of the price, an amount that is the least, or neither. */
function FeeFields({ rules, of }: { rules: ReturnType<typeof useSettingsRules>; of: 'cancellation' | 'noShow' }) {
  const { t } = useTranslation('company/preferences')
  return (
    <FormRow>
      <TypedItem {...rules.field(`${of}FeePercent`)}>
        <WholeInput max={100} suffix={t('fees.percent')} />
      </TypedItem>
      <TypedItem {...rules.field(`${of}FeeAmount`)}>
        <EurosInput />
      </TypedItem>
    </FormRow>
  )
}

function useSettingsRules() {
  const { t } = useTranslation('company/preferences')
  const labels = {
    ...useLabels(companySettingsLabels),
    cancellationFeePercent: t('fees.cancellation'),
    cancellationFeeAmount: t('fees.cancellationLeast'),
    noShowFeePercent: t('fees.noShow'),
    noShowFeeAmount: t('fees.noShowLeast'),
    depositText: t('securityTexts.depositText'),
    depositTextEnglish: t('securityTexts.depositTextEnglish'),
    waiverText: t('securityTexts.waiverText'),
    waiverTextEnglish: t('securityTexts.waiverTextEnglish'),
  }
  return schemaRules(Settings, labels, useLanguage())
}

function SettingsFacts({ company }: { company: Company }) {
  const { t } = useTranslation('company/preferences')
  const labels = useLabels(companySettingsLabels)
  const language = useLanguage()
  const fee = (percent: number | null, amount: number | null) =>
    [percent && `${percent} ${t('fees.percent')}`, amount && `${t('fees.least')} ${formatEuros(amount, language)}`]
      .filter(Boolean)
      .join(', ') || t('fees.none')
  const rental = useExample(company.rentalPublicIdPattern)
  const customer = useExample(company.customerPublicIdPattern)
  const price = (euros: number | null) => (euros === null ? t('noTariff') : formatEuros(euros, language))
  const { includedKilometresPerDay: kilometres } = company
  const texts = securityTexts(company)
  const tariffs: [string, string][] = [
    [labels.fuelQuarterAmount, price(company.fuelQuarterAmount)],
    [labels.lateHourAmount, price(company.lateHourAmount)],
    [labels.includedKilometresPerDay, kilometres === null ? t('unlimited') : `${kilometres}\u00a0km`],
    [labels.extraKilometreAmount, price(company.extraKilometreAmount)],
    [labels.fineHandlingAmount, price(company.fineHandlingAmount)],
  ]
  return (
    <>
      <Facts
        title={t('rental')}
        facts={[
          [labels.graceMinutes, `${company.graceMinutes} ${t('minutes')}`],
          [labels.quoteValidityDays, `${company.quoteValidityDays} ${t('days')}`],
          [labels.defaultPromise, t(`promise.${company.defaultPromise}`)],
          [labels.rentalEndNotificationEnabled, company.rentalEndNotificationEnabled ? t('yes') : t('no')],
          [labels.dailyDigestEnabled, company.dailyDigestEnabled ? t('yes') : t('no')],
        ]}
      />
      <Facts title={t('tariffs')} facts={tariffs} />
      <Facts
        title={t('checks')}
        facts={[
          [labels.checkSignatureRequired, company.checkSignatureRequired ? t('yes') : t('no')],
          [labels.checkPhotosRequired, company.checkPhotosRequired ? t('yes') : t('no')],
        ]}
      />
      <Facts
        title={t('fees.title')}
        facts={[
          [t('fees.cancellation'), fee(company.cancellationFeePercent, company.cancellationFeeAmount)],
          [t('fees.noShow'), fee(company.noShowFeePercent, company.noShowFeeAmount)],
        ]}
      />
      <Facts
        title={t('securityTexts.title')}
        facts={(['deposit', 'waiver'] as const).map((key) => [t(`securityTexts.${key}`), texts[key][language]])}
      />
      <Facts
        title={t('numbers')}
        facts={[
          [labels.rentalPublicIdPattern, t('pattern.example', { example: rental })],
          [labels.customerPublicIdPattern, t('pattern.example', { example: customer })],
        ]}
      />
    </>
  )
}
