import { companyLabels } from '@filao/domain/company/company'
import { type Company, CompanyChange, CompanyCreation } from '@filao/domain/company/company.schema'
import { companyPhone, notAPhone, parsePhone, phoneText } from '@filao/domain/company/phone'
import { isSiret, sirenOf } from '@filao/domain/company/seller/siret'
import { countryCodes, rateAfterMove, territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { Form, type FormInstance, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { PercentInput } from '#ui/number/PercentInput'
import { LogoField } from './LogoField.tsx'
import { SellerGroup } from './SellerGroup.tsx'
import { formatRate } from './vat.ts'
import { companyEdits, useSaveCompany } from './WithCompany.tsx'

const Profile = CompanyCreation.pick({
  name: true,
  siret: true,
  address: true,
  phoneNumber: true,
  email: true,
  website: true,
  countryCode: true,
  vatRate: true,
  legalForm: true,
  shareCapital: true,
  registryCity: true,
  isSoleTrader: true,
  vatNumber: true,
  lateFeeRate: true,
  mediator: true,
  isVatOnDebits: true,
}).extend({ logoUrl: CompanyChange.shape.logoUrl })
type Values = z.input<typeof Profile>

/** Edits the company's profile. */
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation('company/preferences')
  const [form] = Form.useForm<Values>()
  const [isSending, setIsSending] = useState(false)
  const rules = useProfileRules()
  const save = useSaveCompany(company.id)
  const profile = {
    body: (stored: object) => {
      const { phoneNumber = null } = stored as Pick<Company, 'phoneNumber'>
      return rules.body({ ...stored, phoneNumber: companyPhone(phoneNumber) })
    },
    labels: rules.labels,
  }
  const pending = { validator: async () => refuse(isSending, t('upload.pending')) }
  const territory: CountryCode = Form.useWatch('countryCode', form) ?? company.countryCode
  const language = useLanguage()
  const phone = {
    validator: async (_: unknown, typed?: string | null) =>
      refuse(Boolean(typed?.trim()) && !parsePhone(typed ?? '', territory), notAPhone[language]),
  }
  const propose = ({ countryCode }: Partial<Values>) => {
    if (!countryCode) return
    form.setFieldValue('vatRate', rateAfterMove(form.getFieldValue('vatRate') ?? null, territory, countryCode))
  }
  return (
    <FormScreen<Values, Company>
      form={form}
      initialValues={profile.body(company)}
      edits={companyEdits(company, profile)}
      save={(values, ifMatch) =>
        save(rules.body({ ...values, phoneNumber: phoneText(values.phoneNumber ?? '', territory) }), ifMatch)
      }
      onSaved={(saved) => form.setFieldsValue(profile.body(saved))}
      onValuesChange={propose}
      backTo={paths.home}
    >
      <FormGroup title={t('identity')}>
        <Form.Item {...rules.field('name')}>
          <Input autoComplete="organization" />
        </Form.Item>
        <Form.Item {...rules.field('siret')} extra={<Siren />}>
          <Input inputMode="numeric" autoComplete="off" maxLength={20} style={{ width: 240 }} />
        </Form.Item>
        <Form.Item {...rules.field('logoUrl')} rules={[...rules.field('logoUrl').rules, pending]}>
          <LogoField onPending={setIsSending} />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('contact')}>
        <Form.Item {...rules.field('address')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} autoComplete="street-address" />
        </Form.Item>
        <FormRow>
          <Form.Item {...rules.field('phoneNumber')} rules={[...rules.field('phoneNumber').rules, phone]}>
            <Input type="tel" autoComplete="tel" />
          </Form.Item>
          <Form.Item {...rules.field('email')}>
            <Input type="email" autoComplete="email" spellCheck={false} />
          </Form.Item>
        </FormRow>
        <Form.Item {...rules.field('website')}>
          <Input inputMode="url" autoComplete="url" spellCheck={false} />
        </Form.Item>
      </FormGroup>
      <VatGroup rules={rules} form={form} stored={company.countryCode} />
      <SellerGroup rules={rules} />
    </FormScreen>
  )
}

type Rules = ReturnType<typeof useProfileRules>

function VatGroup({ rules, form, stored }: { rules: Rules; form: FormInstance; stored: CountryCode }) {
  const { t } = useTranslation('company/preferences')
  const language = useLanguage()
  const countryCode: CountryCode | undefined = Form.useWatch('countryCode', form)
  const rate: number | null | undefined = Form.useWatch('vatRate', form)
  const territory = countryCode && territories[countryCode]
  const proposed = territory?.vatRate ?? null
  return (
    <FormGroup title={t('taxes')}>
      <FormRow>
        <Form.Item {...rules.field('countryCode')} required>
          <Select options={countryCodes.map((value) => ({ value, label: territories[value].name[language] }))} />
        </Form.Item>
        <TypedItem {...rules.field('vatRate')} extra={t('vatHint')}>
          <PercentInput />
        </TypedItem>
      </FormRow>
      {territory && territory.timezone !== territories[stored].timezone && (
        <p className="form-hint">{t('clocksStay')}</p>
      )}
      {territory && proposed !== (rate ?? null) && (
        <p className="form-hint">
          {t('vatProposed', {
            territory: territory.name[language],
            rate: proposed === null ? t('vatNone') : formatRate(proposed, language),
          })}
        </p>
      )}
    </FormGroup>
  )
}

/** Shows the siren of the typed siret, once the siret is valid. */
function Siren() {
  const { t } = useTranslation('company/preferences')
  const typed: string | null | undefined = Form.useWatch('siret')
  const siret = typed?.replace(/[\s.]/g, '') ?? ''
  if (!isSiret(siret)) return t('siretHint')
  return t('siren', { siren: sirenOf(siret).replace(/\d{3}(?=\d)/g, '$&\u202f') })
}

function useProfileRules() {
  return schemaRules(Profile, useLabels(companyLabels), useLanguage())
}

function refuse(isWrong: boolean, words: string): void {
  if (isWrong) throw new Error(words)
}
