import { ProfileChange, type User } from '@filao/domain/access/user'
import { CompanyCreation } from '@filao/domain/company/company.schema'
import { countryCodes, defaultCountryCode, territories } from '@filao/domain/company/territories'
import { Button, Form, Input, Modal, Select, Steps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { createCompany, updateMe } from '#api/calls'
import { passwordRule } from '#features/access/team/password-rule'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { schemaRules } from '#ui/form/schema-rules'
import { Logo } from '#ui/Logo'
import './Onboarding.css'

type Step = 'intro' | 'user' | 'company' | 'finish'

/**
 * Guides a user without a company through the first steps: their account, then the company; then an agency is created.
 */
export function Onboarding({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('intro')
  const finish = async () => {
    onDone()
    await navigate(paths.newAgency)
  }
  return (
    <Modal open closable={false} keyboard={false} mask={{ closable: false }} footer={null} width={520} title={<Logo />}>
      <div className="onboarding">
        {(step === 'user' || step === 'company') && (
          <Steps
            size="small"
            aria-label={t('onboarding.steps')}
            current={step === 'user' ? 0 : 1}
            items={[{ title: t('onboarding.user') }, { title: t('onboarding.company') }]}
          />
        )}
        {step === 'intro' && (
          <Words
            title={t('onboarding.welcome')}
            text={t('onboarding.welcomeText')}
            button={t('onboarding.start')}
            onClick={() => setStep('user')}
          />
        )}
        {step === 'user' && <UserStep user={user} onSaved={() => setStep('company')} />}
        {step === 'company' && <CompanyStep onSaved={() => setStep('finish')} />}
        {step === 'finish' && (
          <Words
            title={t('onboarding.finish')}
            text={t('onboarding.finishText')}
            button={t('onboarding.agency')}
            onClick={finish}
          />
        )}
      </div>
    </Modal>
  )
}

type WordsProps = { title: string; text: string; button: string; onClick: () => unknown }

function Words({ title, text, button, onClick }: WordsProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button type="primary" size="large" autoFocus onClick={onClick}>
        {button}
      </Button>
    </>
  )
}

const Account = ProfileChange.pick({ email: true, password: true }).required()

function UserStep({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation('app')
  const [form] = Form.useForm<{ email: string; password: string }>()
  const update = useAction(updateMe)
  const action = useFormAction(form, (values) => update.mutateAsync({ body: values }), onSaved)
  const language = useLanguage()
  const account = schemaRules(
    Account,
    { email: t('onboarding.email'), password: t('onboarding.newPassword') },
    language,
  )
  return (
    <Form form={form} layout="vertical" initialValues={{ email: user.email }} {...action.handlers}>
      <h2>{t('onboarding.user')}</h2>
      <FormSummary form={form} action={action} />
      <Form.Item {...account.field('email')}>
        <Input type="email" autoComplete="username" />
      </Form.Item>
      <Form.Item
        {...account.field('password')}
        dependencies={['email']}
        rules={[...account.field('password').rules, passwordRule(language)]}
        extra={t('onboarding.passwordHint')}
      >
        <Input.Password autoComplete="new-password" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={action.pending}>
        {t('onboarding.next')}
      </Button>
    </Form>
  )
}

function CompanyStep({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation('app')
  const language = useLanguage()
  const [form] = Form.useForm<CompanyCreation>()
  const create = useAction(createCompany)
  const action = useFormAction(form, (values) => create.mutateAsync({ body: values }), onSaved)
  const company = schemaRules(
    CompanyCreation,
    { name: t('onboarding.name'), countryCode: t('onboarding.territory') },
    language,
  )
  return (
    <Form form={form} layout="vertical" initialValues={{ countryCode: defaultCountryCode }} {...action.handlers}>
      <h2>{t('onboarding.company')}</h2>
      <FormSummary form={form} action={action} />
      <Form.Item {...company.field('name')}>
        <Input autoComplete="organization" autoFocus />
      </Form.Item>
      <Form.Item {...company.field('countryCode')}>
        <Select options={countryCodes.map((value) => ({ value, label: territories[value].name[language] }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={action.pending}>
        {t('onboarding.create')}
      </Button>
    </Form>
  )
}
