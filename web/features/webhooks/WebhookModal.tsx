import type { WebhookEvent } from '@filao/domain/webhooks/events'
import { webhookLabels } from '@filao/domain/webhooks/webhook'
import { type Webhook, WebhookCreation, type WebhookWithSecret } from '@filao/domain/webhooks/webhook.schema'
import { Checkbox, Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createWebhook, updateWebhook } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { typedChange } from '#ui/form/edited/overtaken'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { eventGroups } from './event-groups.ts'

type Values = { name: string; url: string; events: WebhookEvent[]; isActive?: boolean }

type Props = {
  /** Null for a new one. */
  webhook: Webhook | null
  onCreated: (webhook: WebhookWithSecret) => void
  onClose: () => void
}

/** Creates a webhook, whose secret `onCreated` gets, or changes one. */
export function WebhookModal({ webhook, onCreated, onClose }: Props) {
  const { t } = useTranslation('webhooks')
  const { companyId } = useSession()
  const toast = useToast()
  const [form] = Form.useForm<Values>()
  const [create, update] = [useAction(createWebhook), useAction(updateWebhook)]
  const labels = useLabels(webhookLabels)
  const rules = schemaRules(WebhookCreation, labels, useLanguage())
  const save = async ({ isActive, ...body }: Values) => {
    if (!webhook) return onCreated(await create.mutateAsync({ params: { companyId }, body }))
    const change = isActive === undefined ? body : { ...body, isActive }
    await update.mutateAsync({ params: { companyId, id: webhook.id }, body: typedChange(change, webhook) })
    toast.success(t('changed'))
  }
  return (
    <FormModal<Values>
      name="webhook"
      form={form}
      title={webhook ? t('change') : t('create')}
      confirm={webhook ? t('save') : t('create')}
      initialValues={webhook ?? { events: [] }}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
    >
      <Form.Item {...rules.field('name')} extra={t('nameHint')}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item {...rules.field('url')} extra={t('urlHint')}>
        <Input type="url" autoComplete="off" maxLength={500} placeholder="https://" />
      </Form.Item>
      <Form.Item {...rules.field('events')}>
        <Checkbox.Group className="webhooks-events">
          {eventGroups.map(({ group, events }) => (
            <fieldset key={group}>
              <legend>{t(`groups.${group}`)}</legend>
              {events.map((event) => (
                <Checkbox key={event} value={event}>
                  {t(`events.${event}`)}
                </Checkbox>
              ))}
            </fieldset>
          ))}
        </Checkbox.Group>
      </Form.Item>
      {webhook && (
        <Form.Item name="isActive" label={labels.isActive} valuePropName="checked" extra={t('isActiveHint')}>
          <Switch />
        </Form.Item>
      )}
    </FormModal>
  )
}
