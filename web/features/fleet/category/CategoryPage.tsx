import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createCategory, deleteCategory, getCategory, updateCategory } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { CategoryForm } from './CategoryForm.tsx'

/** Creates a category. */
export function NewCategoryPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createCategory)
  return (
    <>
      <PageHeader title={t('category.new')} />
      <CategoryForm
        category={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={() => navigate(paths.categories)}
      />
    </>
  )
}

/** Edits a category and its options. */
export function CategoryPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getCategory, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateCategory)
  const mayDelete = useCan('fleet.write')
  return (
    <>
      <PageHeader title={read.data ? `${read.data.code} · ${read.data.name}` : t('category.one')} />
      <WhenLoaded read={read} skeleton={12}>
        {(category) => (
          <CategoryForm
            category={category}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            onSaved={() => navigate(paths.categories)}
            extra={
              mayDelete && (
                <DeleteButton
                  endpoint={deleteCategory}
                  input={{ params: { companyId, id } }}
                  onDeleted={() => navigate(paths.categories)}
                />
              )
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
