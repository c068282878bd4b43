import { deadlineLabels } from '@filao/domain/upkeep/deadline'
import { type Template, TemplateCreation } from '@filao/domain/upkeep/template.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { createTemplate, updateTemplate } from '#api/calls'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { typedChange } from '#ui/form/edited/overtaken'
import { FormModal } from '#ui/form/FormModal'
import { schemaRules } from '#ui/form/schema-rules'
import { StepFields, WarningFields } from '../step/ServiceFields.tsx'

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
  const labels = useLabels(deadlineLabels)
  const rules = schemaRules(TemplateCreation, labels, useLanguage())
  const save = async (values: Values) => {
    const { categoryId: _, ...body } = rules.body({ categoryId: category.id, ...values })
    if (!template)
      return await create.mutateAsync({ params: { companyId }, body: { categoryId: category.id, ...body } })
    return await update.mutateAsync({ params: { companyId, id: template.id }, body: typedChange(body, template) })
  }
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
      <StepFields field={rules.field} />
      <WarningFields field={rules.field} />
      {template && <p className="form-hint">{t('template.followHint')}</p>}
    </FormModal>
  )
}
