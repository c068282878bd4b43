import { roleLabels, roles } from '@filao/domain/access/roles'
import type { User } from '@filao/domain/access/user'
import { userLabels } from '@filao/domain/access/user-labels'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import { Checkbox, Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { createTeamMember, updateTeamMember } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useToast } from '#ui/feedback/toast'
import { typedChange } from '#ui/form/edited/overtaken'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { KnownMember, type MemberValues, memberName, NewMember, toValues, wayIn } from './member.ts'
import { passwordRule } from './password-rule.ts'

type Props = {
  /** The member to edit, or null for a new one. */
  member: User | null
  onClose: () => void
}

/** Adds or changes a member of the team without leaving the list. */
export function MemberModal({ member, onClose }: Props) {
  const { t } = useTranslation('access/team')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const toast = useToast()
  const [form] = Form.useForm<MemberValues>()
  const rules = useMemberRules(member !== null)
  const create = useAction(createTeamMember)
  const update = useAction(updateTeamMember)
  const isInvited = Form.useWatch('isInvited', form) === true
  const save = async (values: MemberValues) => {
    const body = rules.body(wayIn(values))
    if (member) {
      await update.mutateAsync({ params: { id: member.id }, body: typedChange(body, toValues(member)) })
      toast.saved()
      return
    }
    const saved = await create.mutateAsync({ body: body as z.input<typeof NewMember> })
    toast.success(t(saved.access === 'pending' ? 'invited' : 'created', { name: memberName(saved) }))
  }
  return (
    <FormModal<MemberValues>
      name="member"
      form={form}
      title={member ? t('edit', { name: memberName(member) }) : t('create')}
      confirm={ui('save')}
      initialValues={toValues(member)}
      save={save}
      onClose={onClose}
    >
      <FormRow>
        <Form.Item {...rules.field('firstName')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('lastName')}>
          <Input autoComplete="off" />
        </Form.Item>
      </FormRow>
      <Form.Item {...rules.field('email')}>
        <Input type="email" autoComplete="off" spellCheck={false} />
      </Form.Item>
      {!member && (
        <Form.Item name="isInvited" valuePropName="checked" extra={t('isInvitedHint')}>
          <Checkbox>{t('isInvited')}</Checkbox>
        </Form.Item>
      )}
      {!isInvited && (
        <Form.Item
          {...rules.field('password')}
          dependencies={['email']}
          rules={[...rules.field('password').rules, passwordRule(language)]}
          extra={t(member ? 'otherPasswordHint' : 'passwordHint')}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      )}
      <Form.Item {...rules.field('language')}>
        <Select options={languages.map((value) => ({ value, label: languageLabels[value][language] }))} />
      </Form.Item>
      <Form.Item {...rules.field('role')} extra={t('roleHint')}>
        <Radio.Group options={roles.map((value) => ({ value, label: roleLabels[value][language] }))} />
      </Form.Item>
    </FormModal>
  )
}

function useMemberRules(isKnown: boolean) {
  const { t } = useTranslation('access/team')
  const labels = useLabels(userLabels)
  const password = isKnown ? t('newPassword') : labels.password
  return schemaRules(isKnown ? KnownMember : NewMember, { ...labels, password }, useLanguage())
}
