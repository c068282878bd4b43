import { createAgency, deleteAgency, getAgency, listAgencies, updateAgency } from '@filao/domain/company/contract'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { LoadError } from '#ui/feedback/LoadError'
import { PageHeader } from '#ui/PageHeader'
import { AgencyForm } from './AgencyForm.tsx'

/** Creates an agency. After the very first one, it leads on to the categories. */
export function NewAgencyPage() {
  const { t } = useTranslation('company')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createAgency)
  const agencies = useRead(listAgencies, { params: { companyId } })
  const gate = useGate('agencies')
  if (!useCan('agencies.create')) return <Navigate to={paths.agencies} replace />
  const isFirst = agencies.data?.length === 0
  return (
    <>
      <PageHeader title={t('agency.new')} />
      <AgencyForm
        agency={null}
        save={(body) => gate.through(() => create.mutateAsync({ params: { companyId }, body }))}
        onSaved={() => navigate(isFirst ? paths.categories : paths.agencies)}
        savedText={isFirst ? t('agency.firstSaved') : undefined}
      />
      {gate.prompt}
    </>
  )
}

/** Edits an agency: its address, opening hours and seasons. */
export function AgencyPage() {
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const navigate = useNavigate()
  const { t } = useTranslation('company')
  const read = useRead(getAgency, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateAgency)
  return (
    <>
      <PageHeader title={read.data?.name ?? t('agency.identity')} />
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 12 }} />}
      {read.data && (
        <AgencyForm
          key={read.data.id}
          agency={read.data}
          save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
          onSaved={() => navigate(paths.agencies)}
          extra={<DeleteAgency id={id} />}
        />
      )}
    </>
  )
}

function DeleteAgency({ id }: { id: number }) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const remove = useAction(deleteAgency)
  if (!useCan('agencies.create')) return null
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, id } })
    await navigate(paths.agencies)
  }
  return <ConfirmButton onConfirm={act}>{t('delete')}</ConfirmButton>
}
