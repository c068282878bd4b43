import { createCategory, deleteCategory, getCategory, updateCategory } from '@filao/domain/fleet/contract'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { LoadError } from '#ui/feedback/LoadError'
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
  return (
    <>
      <PageHeader title={read.data ? `${read.data.code} · ${read.data.name}` : t('category.one')} />
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 12 }} />}
      {read.data && (
        <CategoryForm
          key={read.data.id}
          category={read.data}
          save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
          onSaved={() => navigate(paths.categories)}
          extra={<DeleteCategory id={id} />}
        />
      )}
    </>
  )
}

function DeleteCategory({ id }: { id: number }) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const remove = useAction(deleteCategory)
  if (!useCan('fleet.write')) return null
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, id } })
    await navigate(paths.categories)
  }
  return <ConfirmButton onConfirm={act}>{t('delete')}</ConfirmButton>
}
