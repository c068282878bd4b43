import { kindLabels } from '@filao/domain/customers/customer-columns'
import { licenceDocumentLabels, licenceDocuments } from '@filao/domain/customers/licence'
import { type CustomerKind, customerKinds, titles } from '@filao/domain/customers/name/person'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { TownItems } from '#features/company/public'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DayInput } from '#ui/date/DayInput'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { PhoneInput, usePhoneRule } from '#ui/phone/PhoneInput'
import { SegmentedControl } from '#ui/SegmentedControl'
import { BillingItems } from './BillingItems.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import type { CustomerRules } from './customer-rules.ts'
import './customers.css'
import { useClearButton } from '#ui/form/clear-button'

/** Renders every field of a customer, for the screen and for the modal. */
export function CustomerFields({ rules }: { rules: CustomerRules }) {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const kind: CustomerKind | undefined = Form.useWatch('kind')
  const isCompany = kind === 'company'
  return (
    <>
      <FormGroup title={t('identity')}>
        <Form.Item {...rules.field('kind')} required={false}>
          <SegmentedControl options={customerKinds.map((value) => ({ value, label: kindLabels[value][language] }))} />
        </Form.Item>
        {isCompany ? <CompanyItems rules={rules} /> : <IdentityItems rules={rules} />}
      </FormGroup>
      <FormGroup title={t('contact')}>
        <ContactItems rules={rules} />
      </FormGroup>
      {!isCompany && (
        <FormGroup title={t('licence')}>
          <LicenceItems rules={rules} />
        </FormGroup>
      )}
      <FormGroup title={t('home')}>
        <AddressItems rules={rules} />
      </FormGroup>
      <FormGroup title={t('billing')}>
        <BillingItems rules={rules} isCompany={isCompany} />
      </FormGroup>
      <FormGroup title={t('notes')}>
        <Form.Item {...rules.field('comments')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
      </FormGroup>
    </>
  )
}

function IdentityItems({ rules }: { rules: CustomerRules }) {
  const { t } = useTranslation('customers')
  const clearButton = useClearButton()
  const zone = useCompanyZone()
  return (
    <>
      <div className="customer-name">
        <Form.Item {...rules.field('title')}>
          <Select allowClear={clearButton} options={titles.map((title) => ({ value: title, label: title }))} />
        </Form.Item>
        <Form.Item {...needed(rules.field('firstName'), t('firstNameNeeded'))}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('lastName')}>
          <Input autoComplete="off" />
        </Form.Item>
      </div>
      <FormRow>
        <TypedItem {...rules.date('birthDate')}>
          <DayInput zone={zone} side="past" isOptional latest={localDate(instantAt(Date.now()), zone)} />
        </TypedItem>
        <Form.Item {...rules.field('birthPlace')}>
          <Input autoComplete="off" />
        </Form.Item>
      </FormRow>
    </>
  )
}

function CompanyItems({ rules }: { rules: CustomerRules }) {
  const { t } = useTranslation('customers')
  return (
    <>
      <Form.Item {...needed(rules.field('companyName'), t('companyNameNeeded'))}>
        <Input autoComplete="off" />
      </Form.Item>
      <FormRow>
        <Form.Item {...rules.field('siren')}>
          <Input inputMode="numeric" autoComplete="off" maxLength={15} />
        </Form.Item>
        <Form.Item {...rules.field('vatNumber')}>
          <Input autoComplete="off" spellCheck={false} maxLength={25} placeholder="FR…" />
        </Form.Item>
      </FormRow>
      <Form.Item {...rules.field('contactName')} extra={t('contactNameHint')}>
        <Input autoComplete="off" />
      </Form.Item>
    </>
  )
}

/** Marks a field that this kind of customer needs, and refuses it while it is blank. */
function needed(item: ReturnType<CustomerRules['field']>, message: string) {
  return { ...item, required: true, rules: [{ required: true, whitespace: true, message }, ...item.rules] }
}

function ContactItems({ rules }: { rules: CustomerRules }) {
  const { t } = useTranslation('customers')
  const { company } = useSession()
  const phoneRule = usePhoneRule()
  return (
    <>
      <Form.Item {...rules.field('phoneNumbers')} rules={[phoneRule]}>
        <PhoneInput territory={company.countryCode} />
      </Form.Item>
      <Form.Item {...rules.field('email')}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item {...rules.field('language')} extra={t('languageHint')}>
        <SegmentedControl
          options={[
            { value: 'fr', label: t('french') },
            { value: 'en', label: t('english') },
          ]}
        />
      </Form.Item>
    </>
  )
}

function LicenceItems({ rules }: { rules: CustomerRules }) {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const clearButton = useClearButton()
  const zone = useCompanyZone()
  return (
    <>
      <FormRow>
        <Form.Item {...rules.field('drivingLicenseNumber')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item {...rules.field('drivingLicenseCategories')}>
          <Input autoComplete="off" spellCheck={false} placeholder="B, A1, AM" />
        </Form.Item>
      </FormRow>
      <FormRow>
        <TypedItem {...rules.date('drivingLicenseIssuedOn')}>
          <DayInput zone={zone} side="past" isOptional latest={localDate(instantAt(Date.now()), zone)} />
        </TypedItem>
        <TypedItem {...rules.date('drivingLicenseExpiresOn')}>
          <DayInput zone={zone} side="future" isOptional />
        </TypedItem>
        <Form.Item {...rules.field('drivingLicenseCountryCode')}>
          <CountrySelect />
        </Form.Item>
      </FormRow>
      <Form.Item {...rules.field('drivingLicenseDocument')} extra={t('drivingLicenseDocumentHint')}>
        <Select
          allowClear={clearButton}
          options={licenceDocuments.map((value) => ({ value, label: licenceDocumentLabels[value][language] }))}
        />
      </Form.Item>
    </>
  )
}

function AddressItems({ rules }: { rules: CustomerRules }) {
  return (
    <>
      <Form.Item {...rules.field('address')}>
        <Input autoComplete="off" />
      </Form.Item>
      <TownItems postalCode={rules.field('postalCode')} city={rules.field('city')} />
      <FormRow>
        <Form.Item {...rules.field('department')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('countryCode')}>
          <CountrySelect />
        </Form.Item>
      </FormRow>
    </>
  )
}
