import { invoiceNumber, invoiceSettingsLabels, isNew, proposedSettings } from '@filao/domain/invoicing/settings'
import {
  type InvoiceSettings,
  type InvoiceSettingsChange,
  InvoiceSettingsFields,
} from '@filao/domain/invoicing/settings.schema'
import { locales } from '@filao/domain/kernel/language'
import { localDate } from '@filao/domain/kernel/time'
import { chargeKindLabels, chargeKinds } from '@filao/domain/ledger/charge'
import { Form, Input, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '#api/action'
import { getInvoiceSettings, listAgencies, putInvoiceSettings } from '#api/calls'
import { query, useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'
import { AgencyRates } from './AgencyRates.tsx'
import '../invoicing.css'

/** Edits the company's settings for invoices: numbers, VAT, terms of payment. */
export function InvoiceSettingsPage() {
  const companyId = Number(useParams().id)
  const mayWrite = useCan('company.write')
  const read = useRead(getInvoiceSettings, { params: { companyId } })
  const agencies = useRead(listAgencies, { params: { companyId } })
  return (
    <WhenLoaded read={read} skeleton={10}>
      {(settings) => {
        const props = { companyId, settings, agencies: agencies.data ?? [] }
        return mayWrite ? <SettingsForm {...props} /> : <SettingsFacts {...props} />
      }}
    </WhenLoaded>
  )
}

type Props = { companyId: number; settings: InvoiceSettings; agencies: { id: number; name: string }[] }

function SettingsForm({ companyId, settings, agencies }: Props) {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const [form] = Form.useForm<InvoiceSettingsChange>()
  const put = useAction(putInvoiceSettings)
  const rules = useSettingsRules()
  const valuesOf = (stored: InvoiceSettings): InvoiceSettingsChange => ({
    ...rules.body(stored),
    isSentOnSettlement: stored.isSentOnSettlement,
  })
  const prefix: string = Form.useWatch('invoicePrefix', form) ?? settings.invoicePrefix
  const digits: number = Form.useWatch('numberDigits', form) ?? settings.numberDigits
  const year = Number(localDate(new Date().toISOString(), useCompanyZone()).slice(0, 4))
  const example = invoiceNumber({ prefix, digits }, year, 123)
  return (
    <FormScreen<InvoiceSettingsChange, InvoiceSettings>
      form={form}
      initialValues={valuesOf(proposedSettings(settings))}
      edits={editsOf(query(getInvoiceSettings, { params: { companyId } }), settings, valuesOf, rules.labels)}
      save={(values, ifMatch) => put.mutateAsync({ params: { companyId }, body: rules.body(values), ifMatch })}
      onSaved={(saved) => form.setFieldsValue(valuesOf(saved))}
      backTo={paths.home}
    >
      <FormGroup title={t('settings.numbers')} hint={t('settings.numbersHint', { example })}>
        {settings.startedKinds.length > 0 && <p className="form-hint">{t('settings.started')}</p>}
        <FormRow>
          <Form.Item {...rules.field('invoicePrefix')}>
            <Input maxLength={8} autoComplete="off" />
          </Form.Item>
          <Form.Item {...rules.field('advancePrefix')}>
            <Input maxLength={8} autoComplete="off" />
          </Form.Item>
        </FormRow>
        <FormRow>
          <Form.Item {...rules.field('creditNotePrefix')}>
            <Input maxLength={8} autoComplete="off" />
          </Form.Item>
          <Form.Item {...rules.field('indemnityClaimPrefix')}>
            <Input maxLength={8} autoComplete="off" />
          </Form.Item>
        </FormRow>
        <TypedItem {...rules.field('numberDigits')}>
          <WholeInput min={3} max={9} />
        </TypedItem>
      </FormGroup>
      <FormGroup title={t('settings.vat')} hint={t('settings.vatHint')}>
        <Form.Item {...rules.field('chargesOutsideVat')} required={false}>
          <Select
            mode="multiple"
            options={chargeKinds.map((value) => ({ value, label: chargeKindLabels[value][language] }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <AgencyRates agencies={agencies} />
      </FormGroup>
      <FormGroup title={t('settings.terms')}>
        <Form.Item
          {...rules.field('isIssuedOnReturn')}
          required={false}
          valuePropName="checked"
          extra={t(isNew(settings) ? 'settings.isIssuedOnReturnProposed' : 'settings.isIssuedOnReturnHint')}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          {...rules.field('isSentOnSettlement')}
          required={false}
          valuePropName="checked"
          extra={t('settings.isSentOnSettlementHint')}
        >
          <Switch />
        </Form.Item>
        <FormRow>
          <TypedItem {...rules.field('paymentDays')}>
            <WholeInput max={60} suffix={t('settings.days')} />
          </TypedItem>
          <Form.Item {...rules.field('discountTerms')} extra={t('settings.discountTermsHint')}>
            <Input maxLength={200} autoComplete="off" />
          </Form.Item>
        </FormRow>
      </FormGroup>
    </FormScreen>
  )
}

/** Shows the settings to users who may only read them. */
function SettingsFacts({ settings, agencies }: Props) {
  const { t } = useTranslation('invoicing')
  const labels = useLabels(invoiceSettingsLabels)
  const language = useLanguage()
  const nameOf = (id: number) => agencies.find((agency) => agency.id === id)?.name ?? ''
  const facts: [string, string][] = [
    ...prefixes.map((name): [string, string] => [t(`settings.${name}`), settings[name]]),
    [labels.numberDigits, String(settings.numberDigits)],
    [
      labels.chargesOutsideVat,
      settings.chargesOutsideVat.map((kind) => chargeKindLabels[kind][language]).join(', ') || t('settings.none'),
    ],
    ...settings.agencyRates.map(({ agencyId, vatRate, reason }): [string, string] => [
      nameOf(agencyId),
      `${vatRate === null ? t('settings.none') : t('document.rate', { rate: vatRate.toLocaleString(locales[language]) })} (${reason})`,
    ]),
    [labels.isIssuedOnReturn, settings.isIssuedOnReturn ? t('settings.yes') : t('settings.no')],
    [labels.isSentOnSettlement, settings.isSentOnSettlement ? t('settings.yes') : t('settings.no')],
    [labels.paymentDays, `${settings.paymentDays} ${t('settings.days')}`],
    [labels.discountTerms, settings.discountTerms ?? t('settings.none')],
  ]
  return (
    <dl className="invoice-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const prefixes = ['invoicePrefix', 'advancePrefix', 'creditNotePrefix', 'indemnityClaimPrefix'] as const

function useSettingsRules() {
  const { t } = useTranslation('invoicing')
  const labels = {
    ...useLabels(invoiceSettingsLabels),
    invoicePrefix: t('settings.invoicePrefix'),
    advancePrefix: t('settings.advancePrefix'),
    creditNotePrefix: t('settings.creditNotePrefix'),
    indemnityClaimPrefix: t('settings.indemnityClaimPrefix'),
  }
  return schemaRules(InvoiceSettingsFields, labels, useLanguage())
}
