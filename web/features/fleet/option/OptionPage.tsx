import { createOption, deleteOption, getOption, updateOption } from '@filao/domain/fleet/contract'
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
import { OptionForm } from './OptionForm.tsx'

/** Creates an option. */
export function NewOptionPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createOption)
  return (
    <>
      <PageHeader title={t('option.new')} />
      <OptionForm
        option={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={() => navigate(paths.options)}
      />
    </>
  )
}

/** Edits an option. */
export function OptionPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getOption, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateOption)
  return (
    <>
      <PageHeader title={read.data?.name ?? t('option.one')} />
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />}
      {read.data && (
        <OptionForm
          key={read.data.id}
          option={read.data}
          save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
          onSaved={() => navigate(paths.options)}
          extra={<DeleteOption id={id} />}
        />
      )}
    </>
  )
}

function DeleteOption({ id }: { id: number }) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const remove = useAction(deleteOption)
  if (!useCan('fleet.write')) return null
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, id } })
    await navigate(paths.options)
  }
  return <ConfirmButton onConfirm={act}>{t('delete')}</ConfirmButton>
}
