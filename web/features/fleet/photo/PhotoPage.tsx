import {
  createVehiclePhoto,
  deleteVehiclePhoto,
  getVehiclePhoto,
  updateVehiclePhoto,
} from '@filao/domain/fleet/contract'
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
import { PhotoForm } from './PhotoForm.tsx'
import { photoName } from './photo-filter.ts'

/** Adds a photo of a make, model and year. */
export function NewPhotoPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const create = useAction(createVehiclePhoto)
  return (
    <>
      <PageHeader title={t('photo.new')} />
      <PhotoForm photo={null} save={(body) => create.mutateAsync({ params: { companyId }, body })} />
    </>
  )
}

/** Edits a photo and the vehicles it shows. */
export function PhotoPage() {
  const id = Number(useParams().id)
  const { companyId } = useSession()
  const { t } = useTranslation('fleet')
  const read = useRead(getVehiclePhoto, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateVehiclePhoto)
  return (
    <>
      <PageHeader title={read.data ? photoName(read.data) : t('photo.title')} />
      {read.error && !read.data && <LoadError error={read.error} onRetry={read.refetch} />}
      {read.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />}
      {read.data && (
        <PhotoForm
          key={read.data.id}
          photo={read.data}
          save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
          extra={<DeletePhoto id={id} />}
        />
      )}
    </>
  )
}

function DeletePhoto({ id }: { id: number }) {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const remove = useAction(deleteVehiclePhoto)
  if (!useCan('fleet.write')) return null
  const act = async () => {
    await remove.mutateAsync({ params: { companyId, id } })
    await navigate(paths.photos)
  }
  return (
    <ConfirmButton question={t('photo.deleteQuestion')} onConfirm={act}>
      {ui('delete')}
    </ConfirmButton>
  )
}
