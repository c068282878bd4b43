import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createVehiclePhoto, deleteVehiclePhoto, getVehiclePhoto, updateVehiclePhoto } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
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
  const navigate = useNavigate()
  const { t } = useTranslation('fleet')
  const read = useRead(getVehiclePhoto, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateVehiclePhoto)
  const mayDelete = useCan('fleet.write')
  return (
    <>
      <PageHeader title={read.data ? photoName(read.data) : t('photo.title')} />
      <WhenLoaded read={read} skeleton={8}>
        {(photo) => (
          <PhotoForm
            photo={photo}
            save={(body) => update.mutateAsync({ params: { companyId, id }, body })}
            extra={
              mayDelete && (
                <DeleteButton
                  endpoint={deleteVehiclePhoto}
                  input={{ params: { companyId, id } }}
                  question={t('photo.deleteQuestion')}
                  onDeleted={() => navigate(paths.photos)}
                />
              )
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
