import { roleLabels, roles } from '@filao/domain/access/roles'
import { createTeamMember, updateTeamMember } from '@filao/domain/access/team/contract'
import type { User } from '@filao/domain/access/user'
import { languageLabels, languages } from '@filao/domain/kernel/language'
import { Checkbox, Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { useToast } from '#ui/feedback/toast'
import { FormRow } from '#ui/form/FormRow'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'
import { KnownMember, type MemberValues, memberName, NewMember, toValues, wayIn } from './member.ts'
import { passwordRule } from './password-rule.ts'

type Props = {
  /** The member to edit, `new`, or null while the window is closed. */
  member: User | 'new' | null
  onClose: () => void
}

/** Adds or changes a member of the team without leaving the list. */
export function MemberModal({ member, onClose }: Props) {
  // Each opening gets its own form. The last one stays mounted while its window closes, so that the focus goes back.
  const [opening, setOpening] = useState({ member, shown: member, times: 0 })
  if (member !== opening.member) {
    setOpening({ member, shown: member ?? opening.shown, times: opening.times + (member ? 1 : 0) })
  }
  const { shown, times } = opening
  return (
    shown && <FormModal key={times} open={member !== null} member={shown === 'new' ? null : shown} onClose={onClose} />
  )
}

type ModalProps = { open: boolean; member: User | null; onClose: () => void }

function FormModal({ open, member, onClose }: ModalProps) {
  const { t } = useTranslation('access/team')
  const { t: ui } = useTranslation('ui')
  const [form] = Form.useForm<MemberValues>()
  const [pending, setPending] = useState(false)
  return (
    <Modal
      open={open}
      width={520}
      title={member ? t('edit', { name: memberName(member) }) : t('create')}
      okText={ui('save')}
      cancelText={ui('cancel')}
      confirmLoading={pending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <MemberForm form={form} member={member} onPending={setPending} onSaved={onClose} />
    </Modal>
  )
}

type FormProps = {
  form: ReturnType<typeof Form.useForm<MemberValues>>[0]
  member: User | null
  onPending: (pending: boolean) => void
  onSaved: () => void
}

function MemberForm({ form, member, onPending, onSaved }: FormProps) {
  const { t } = useTranslation('access/team')
  const language = useLanguage()
  const toast = useToast()
  const rules = useMemberRules(member !== null)
  const create = useAction(createTeamMember)
  const update = useAction(updateTeamMember)
  const isInvited = Form.useWatch('isInvited', form) === true
  const save = (values: MemberValues) => {
    const body = rules.body(wayIn(values))
    return member
      ? update.mutateAsync({ params: { id: member.id }, body })
      : create.mutateAsync({ body: body as z.input<typeof NewMember> })
  }
  const action = useFormAction(form, save, (saved) => {
    if (member) toast.saved()
    else toast.success(t(saved.access === 'pending' ? 'invited' : 'created', { name: memberName(saved) }))
    onSaved()
  })
  const submit = async (values: MemberValues) => {
    onPending(true)
    await action.handlers.onFinish(values)
    onPending(false)
  }
  return (
    <Form
      form={form}
      name="member"
      className="member-form"
      layout="vertical"
      scrollToFirstError={false}
      initialValues={toValues(member)}
      {...action.handlers}
      onFinish={submit}
      // Enter in a field submits, because the window's button is outside the form.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && form.submit()}
    >
      <FormSummary form={form} action={action} />
      <FormRow>
        <Form.Item {...rules.field('firstName')}>
          <Input autoFocus autoComplete="off" />
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
    </Form>
  )
}

function useMemberRules(isKnown: boolean) {
  const { t } = useTranslation('access/team')
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    password: t(isKnown ? 'newPassword' : 'password'),
    language: t('language'),
    role: t('role'),
  }
  return schemaRules(isKnown ? KnownMember : NewMember, labels, useLanguage())
}
