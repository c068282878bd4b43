import { templateLabels } from '@filao/domain/rentals/mail/template'
import { type MessageTemplate, TemplateText } from '@filao/domain/rentals/mail/template.schema'
import { Form, Input } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { putMessageTemplate } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useToast } from '#ui/feedback/toast'
import type { Edits } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { Placeholders } from './Placeholders.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'

type Props = { companyId: number; template: MessageTemplate; edits: Edits }

/** The fields' names in the body of the call. */
const fieldOf = { 'words.subject': 'subject', 'words.body': 'body' }

/** Edits the subject and the text of a mail, beside a preview with a rental. */
export function TemplateForm({ companyId, template, edits }: Props) {
  const { t } = useTranslation('rentals/templates')
  const toast = useToast()
  const [form] = Form.useForm<TemplateText>()
  const put = useAction(putMessageTemplate)
  const rules = schemaRules(TemplateText, useLabels(templateLabels), useLanguage())
  const { kind, language, isOwn, subject, body, original } = template
  const save = (words: TemplateText | null, ifMatch = '*') =>
    put.mutateAsync({ params: { companyId }, body: { kind, language, words }, ifMatch })
  // The field that a placeholder goes into: the one that had the focus last.
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const remember = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
    field.current = event.currentTarget
  }
  return (
    <FormScreen<TemplateText, MessageTemplate[]>
      form={form}
      initialValues={{ subject, body }}
      edits={edits}
      save={save}
      fieldOf={fieldOf}
      savedText={t('saved')}
      backTo={paths.companyMessages(companyId)}
      extra={
        isOwn && (
          <ConfirmButton
            question={t('resetQuestion')}
            confirm={t('reset')}
            onConfirm={async () => {
              await save(null)
              form.setFieldsValue(original)
              toast.success(t('resetDone'))
            }}
          >
            {t('reset')}
          </ConfirmButton>
        )
      }
    >
      <FormGroup>
        <Form.Item {...rules.field('subject')}>
          <Input maxLength={150} autoComplete="off" lang={language} onFocus={remember} />
        </Form.Item>
        <Form.Item {...rules.field('body')} extra={t('bodyHint')}>
          <Input.TextArea autoSize={{ minRows: 8, maxRows: 20 }} maxLength={4000} lang={language} onFocus={remember} />
        </Form.Item>
        <Placeholders kind={kind} language={language} field={field} />
      </FormGroup>
      <TemplatePreview companyId={companyId} template={template} />
    </FormScreen>
  )
}
