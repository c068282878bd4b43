import { signInRulesLabels } from '@filao/domain/access/factor/second-factor'
import { SignInRules } from '@filao/domain/access/factor/second-factor.schema'
import { Form, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '#api/action'
import { getSignInRules, updateSignInRules } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import './security.css'

/** Edits the company's rules about signing in; staff read them. */
export function SignInRulesPage() {
  const { t } = useTranslation('access/security')
  const { companyId } = useSession()
  const mayWrite = useCan('team.write')
  const read = useRead(getSignInRules, { params: { companyId } })
  return (
    <WhenLoaded read={read} skeleton={4}>
      {(rules) =>
        mayWrite ? (
          <RulesForm rules={rules} />
        ) : (
          <p>{t(rules.isSecondFactorRequired ? 'rules.isRequired' : 'rules.isNotRequired')}</p>
        )
      }
    </WhenLoaded>
  )
}

function RulesForm({ rules }: { rules: SignInRules }) {
  const { t } = useTranslation('access/security')
  const { user, companyId } = useSession()
  const [form] = Form.useForm<SignInRules>()
  const update = useAction(updateSignInRules)
  const { field } = schemaRules(SignInRules, useLabels(signInRulesLabels), useLanguage())
  return (
    <FormScreen<SignInRules, SignInRules>
      form={form}
      initialValues={rules}
      save={(body) => update.mutateAsync({ params: { companyId }, body })}
      onSaved={(saved) => form.setFieldsValue(saved)}
      backTo={paths.home}
    >
      <FormGroup title={t('rules.title')} hint={t('rules.hint')}>
        {!user.hasSecondFactor && !rules.isSecondFactorRequired && (
          <Notice
            type="info"
            className="security-notice"
            title={t('rules.ownFirst')}
            action={<Link to={paths.profileSecurity(user.id)}>{t('rules.ownLink')}</Link>}
          />
        )}
        <Form.Item
          {...field('isSecondFactorRequired')}
          required={false}
          valuePropName="checked"
          extra={t('rules.extra')}
        >
          <Switch />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}
