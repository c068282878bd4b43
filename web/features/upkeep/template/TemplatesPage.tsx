import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { Template } from '@filao/domain/upkeep/template.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { applyTemplate, deleteTemplate, listCategories, listTemplates } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useToast } from '#ui/feedback/toast'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { StepText } from '../step/StepText.tsx'
import { TemplateModal } from './TemplateModal.tsx'
import '../upkeep.css'

type Named = { id: number; name: string }

/** Shows and edits the services that the vehicles of each category need. */
export function TemplatesPage() {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const templates = useRead(listTemplates, { params: { companyId } })
  const [edited, setEdited] = useState<{ category: Named; template: Template | null } | null>(null)
  return (
    <>
      <PageHeader title={t('template.title')} />
      <p className="form-hint">{t('template.hint')}</p>
      <WhenLoaded read={categories} skeleton={6}>
        {(all) => (
          <WhenLoaded read={templates} skeleton={6}>
            {(stored) => (
              <div className="upkeep-templates">
                {all.length === 0 && (
                  <EmptyState
                    title={t('template.noCategory')}
                    action={<LinkButton to={paths.categories}>{t('template.categories')}</LinkButton>}
                  />
                )}
                {all.map((category) => (
                  <Category
                    key={category.id}
                    category={category}
                    templates={stored.filter(({ categoryId }) => categoryId === category.id)}
                    onEdit={(template) => setEdited({ category, template })}
                  />
                ))}
              </div>
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
      {edited && <TemplateModal {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}

type CategoryProps = { category: Named; templates: Template[]; onEdit: (template: Template | null) => void }

function Category({ category: { name }, templates, onEdit }: CategoryProps) {
  const { t } = useTranslation('upkeep')
  const mayWrite = useCan('fleet.write')
  return (
    <section className="form-group upkeep" aria-label={name}>
      <h2>{name}</h2>
      {templates.length === 0 && <p className="form-hint">{t('template.none')}</p>}
      <ul className="upkeep-list">
        {templates.map((template) => (
          <Line key={template.id} template={template} onEdit={() => onEdit(template)} />
        ))}
      </ul>
      {mayWrite && (
        <div className="upkeep-bar">
          <Button
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('template.addTo', { category: name })}
            onClick={() => onEdit(null)}
          >
            {t('template.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Line({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const { id, name } = template
  const params = { companyId, id }
  return (
    <li>
      <div className="upkeep-what">
        <strong>{name}</strong>
        <StepText step={template} />
      </div>
      {mayWrite && (
        <div className="upkeep-actions">
          <ApplyButton template={template} />
          <Button
            type="text"
            icon={<EditOutlined />}
            aria-label={t('editOf', { name })}
            title={t('edit')}
            onClick={onEdit}
          />
          <DeleteButton
            endpoint={deleteTemplate}
            input={{ params }}
            name={name}
            question={t('template.deleteQuestion', { name })}
          />
        </div>
      )}
    </li>
  )
}

/** Gives the service to the vehicles of the category that lack it. */
function ApplyButton({ template: { id, name } }: { template: Template }) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const toast = useToast()
  const apply = useAction(applyTemplate)
  const start = () =>
    apply.mutate(
      { params: { companyId, id } },
      { onSuccess: ({ created }) => toast.success(t('template.applied', { count: created })), onError: toast.problem },
    )
  return (
    <Button
      aria-label={t('template.applyOf', { name })}
      title={t('template.applyHint')}
      loading={apply.isPending}
      onClick={start}
    >
      {t('template.apply')}
    </Button>
  )
}
