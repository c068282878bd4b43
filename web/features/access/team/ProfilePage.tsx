import { ProfileChange, type User } from '@filao/domain/access/user'
import { userLabels } from '@filao/domain/access/user-labels'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import { Form, type FormRule, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { updateMe } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { ProfileTabs } from './ProfileTabs.tsx'
import { passwordRule } from './password-rule.ts'
import { type ProfileValues, toChange, toValues } from './profile.ts'
import './team.css'

/** Edits the user's own account: name, language and password. Other accounts are edited on the team's screen. */
export function ProfilePage() {
  return (
    <ProfileTabs active="profile">
      <ProfileForm user={useSession().user} />
    </ProfileTabs>
  )
}

function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('access/team')
  const language = useLanguage()
  const [form] = Form.useForm<ProfileValues>()
  const [filledFrom, setFilledFrom] = useState(() => toValues(user))
  const update = useAction(updateMe)
  const rules = useProfileRules()
  const fill = (saved: User) => {
    setFilledFrom(toValues(saved))
    form.setFieldsValue(toValues(saved))
  }
  return (
    <FormScreen<ProfileValues, User>
      form={form}
      initialValues={filledFrom}
      save={(values) => update.mutateAsync({ body: toChange(values, filledFrom) })}
      onSaved={fill}
      backTo={paths.home}
    >
      <FormGroup title={t('profile.identity')}>
        <FormRow>
          <Form.Item {...rules.field('firstName')}>
            <Input autoComplete="given-name" />
          </Form.Item>
          <Form.Item {...rules.field('lastName')}>
            <Input autoComplete="family-name" />
          </Form.Item>
        </FormRow>
        <Form.Item
          name="email"
          label={userLabels.email[language]}
          extra={t(user.role === 'admin' ? 'profile.emailHint' : 'profile.emailHintOfMember')}
        >
          <Input type="email" readOnly autoComplete="username" className="profile-email" />
        </Form.Item>
        <Form.Item {...rules.field('language')} required>
          <Select options={languages.map((value) => ({ value, label: languageLabels[value][language] }))} />
        </Form.Item>
      </FormGroup>
      {user.role === 'admin' && (
        <FormGroup title={t('profile.mails')}>
          <Form.Item
            {...rules.field('weeklyReportEnabled')}
            required={false}
            valuePropName="checked"
            extra={t('profile.weeklyReportHint')}
          >
            <Switch />
          </Form.Item>
        </FormGroup>
      )}
      <FormGroup title={userLabels.password[language]} hint={t('profile.passwordText')}>
        <FormRow>
          <Form.Item
            {...rules.field('currentPassword')}
            dependencies={['password']}
            rules={[...rules.field('currentPassword').rules, together('password', t('profile.currentMissing'))]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item
            {...rules.field('password')}
            extra={t('profile.newPasswordHint')}
            dependencies={['currentPassword']}
            rules={[
              ...rules.field('password').rules,
              passwordRule(language),
              together('currentPassword', t('profile.newMissing')),
            ]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </FormRow>
      </FormGroup>
    </FormScreen>
  )
}

function useProfileRules() {
  const { t } = useTranslation('access/team')
  const labels = { ...useLabels(userLabels), password: t('newPassword') }
  return schemaRules(ProfileChange, labels, useLanguage())
}

/** Requires the current and the new password together. */
function together(other: 'password' | 'currentPassword', words: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: async (_, value: unknown) => {
      if (!value && getFieldValue(other)) throw new Error(words)
    },
  })
}
