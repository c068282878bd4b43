import { createTemplate, updateTemplate } from '@filao/domain/upkeep/contract'
import { type Template, TemplateCreation } from '@filao/domain/upkeep/template'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { FormModal } from '#ui/form/FormModal'
import { FormRow } from '#ui/form/FormRow'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'

type Props = { category: { id: number; name: string }; template: Template | null; onClose: () => void }
type Values = Omit<TemplateCreation, 'categoryId'>

/** Creates a service that the vehicles of a category need, or changes one. */
export function TemplateModal({ category, template, onClose }: Props) {
  const { t } = useTranslation('upkeep')
  const toast = useToast()
  const { companyId } = useSession()
  const [form] = Form.useForm<Values>()
  const create = useAction(createTemplate)
  const update = useAction(updateTemplate)
  const labels = {
    name: t('form.name'),
    everyMonths: t('form.everyMonths'),
    everyKilometres: t('form.everyKilometres'),
    warnDays: t('form.warnDays'),
    warnKilometres: t('form.warnKilometres'),
  }
  const rules = schemaRules(TemplateCreation, labels, useLanguage())
  const save = async (values: Values) => {
    const { categoryId: _, ...body } = rules.body({ categoryId: category.id, ...values })
    if (!template)
      return await create.mutateAsync({ params: { companyId }, body: { categoryId: category.id, ...body } })
    return await update.mutateAsync({ params: { companyId, id: template.id }, body })
  }
  const number = (name: Exclude<keyof typeof labels, 'name'>, suffix?: string) => (
    <Form.Item {...rules.field(name)}>
      <InputNumber min={0} precision={0} controls={false} suffix={suffix} inputMode="numeric" />
    </Form.Item>
  )
  return (
    <FormModal<Values>
      name="template"
      form={form}
      title={template ? template.name : t('template.new', { category: category.name })}
      confirm={t('form.save')}
      initialValues={template ?? { warnDays: 30, warnKilometres: 1000 }}
      save={save}
      onSaved={() => toast.saved()}
      onClose={onClose}
    >
      <Form.Item {...rules.field('name')}>
        <Input maxLength={60} placeholder={t('form.nameHint')} />
      </Form.Item>
      <FormRow>
        {number('everyMonths')}
        {number('everyKilometres', 'km')}
      </FormRow>
      <p className="form-hint">{t('form.stepHint')}</p>
      <FormRow>
        {number('warnDays')}
        {number('warnKilometres', 'km')}
      </FormRow>
      {template && <p className="form-hint">{t('template.followHint')}</p>}
    </FormModal>
  )
}
