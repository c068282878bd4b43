import { apiKeyLabels } from '@filao/domain/access/key/api-key'
import { ApiKeyCreation, type CreatedApiKey } from '@filao/domain/access/key/api-key.schema'
import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import { keyRights, permissionGroups } from '@filao/domain/access/key/key-rights'
import { addMinutes } from '@filao/domain/kernel/time'
import { Checkbox, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createApiKey } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useFocusBack } from '#ui/feedback/focus-back'
import { FormSummary } from '#ui/form/FormSummary'
import { useFormAction } from '#ui/form/form-action'
import { useLeaveAtClick } from '#ui/form/leave-at-click'
import { useSaveShortcut } from '#ui/form/save-shortcut'
import { schemaRules } from '#ui/form/schema-rules'
import { useUnsavedClose } from '#ui/form/unsaved'
import { CreatedKey } from './CreatedKey.tsx'

type Props = { onClose: () => void }

/** Creates a key and shows it once. */
export function NewKeyModal({ onClose }: Props) {
  const { t } = useTranslation('access/key')
  const { t: ui } = useTranslation('ui')
  const [form] = Form.useForm<Values>()
  const [pending, setPending] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const focus = useFocusBack()
  const close = useUnsavedClose(form, onClose)
  const leaving = useLeaveAtClick()
  const show = (key: CreatedApiKey) => {
    focus.savedFrom()
    setCreated(key)
  }
  return (
    <Modal
      open
      width={560}
      title={created ? t('created', { name: created.name }) : t('create')}
      okText={created ? t('done') : t('create')}
      cancelText={ui('cancel')}
      confirmLoading={pending}
      mask={{ closable: false }}
      wrapProps={leaving}
      keyboard={created === null}
      closable={created === null}
      footer={(both, { OkBtn }) => (created ? <OkBtn /> : both)}
      onOk={created ? onClose : form.submit}
      onCancel={close}
    >
      {created ? <CreatedKey value={created.key} /> : <KeyForm form={form} onPending={setPending} onCreated={show} />}
    </Modal>
  )
}

type Values = { name: string; permissions: KeyPermission[]; days: number }

type FormProps = {
  form: ReturnType<typeof Form.useForm<Values>>[0]
  onPending: (pending: boolean) => void
  onCreated: (created: CreatedApiKey) => void
}

function KeyForm({ form, onPending, onCreated }: FormProps) {
  const { t } = useTranslation('access/key')
  const { companyId } = useSession()
  const create = useAction(createApiKey)
  const labels = useLabels(apiKeyLabels)
  const language = useLanguage()
  const rules = schemaRules(ApiKeyCreation, labels, language)
  const save = ({ name, permissions, days }: Values) =>
    create.mutateAsync({ params: { companyId }, body: { name, permissions, expiresAt: expiryIn(days) } })
  const action = useFormAction(form, save, onCreated)
  useSaveShortcut(form.submit)
  const submit = async (values: Values) => {
    onPending(true)
    await action.handlers.onFinish(values)
    onPending(false)
  }
  return (
    <Form
      form={form}
      name="key"
      className="key-form"
      layout="vertical"
      preserve={false}
      scrollToFirstError={false}
      initialValues={{ permissions: ['company.read'], days: 0 }}
      {...action.handlers}
      onFinish={submit}
      // Enter in the name submits, because the window's button is outside the form.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && form.submit()}
    >
      <FormSummary form={form} action={action} />
      <Form.Item {...rules.field('name')} extra={t('nameHint')}>
        <Input autoFocus autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item {...rules.field('permissions')} extra={t('permissionsHint')}>
        <Checkbox.Group className="key-permissions">
          {permissionGroups.map(({ group, permissions }) => (
            <fieldset key={group}>
              <legend>{t(`groups.${group}`)}</legend>
              {permissions.map((permission) => (
                <Checkbox key={permission} value={permission}>
                  {keyRights[permission].label[language]}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="days" label={labels.expiresAt}>
        <Select
          options={[
            { value: 0, label: t('noExpiry') },
            ...[30, 90].map((count) => ({ value: count, label: t('expiryDays', { count }) })),
            { value: 365, label: t('expiryYear') },
          ]}
        />
      </Form.Item>
    </Form>
  )
}

/** Returns the instant in so many days, null for none. */
function expiryIn(days: number): string | null {
  return days > 0 ? addMinutes(new Date().toISOString(), days * 1440) : null
}
