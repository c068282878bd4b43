import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import type { VehiclePhoto } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteVehiclePhoto, listVehiclePhotos } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { SearchBox } from '#ui/SearchBox'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { useUrlParam } from '#ui/url-param'
import { PhotoCarousel } from './PhotoCarousel.tsx'
import { filterPhotos, makesOf, photoName } from './photo-filter.ts'
import { VehicleThumbnail } from './VehicleThumbnail.tsx'
import './photos.css'
import { UrlSelect } from '#ui/filter/UrlSelect'

/** Lists the photos of vehicles by make, model and year. */
export function PhotosPage() {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const read = useRead(listVehiclePhotos, { params: { companyId } })
  const mayWrite = useCan('fleet.write')
  const rows = useFiltered(read.data)
  const [opened, setOpened] = useState<VehiclePhoto | null>(null)
  const columns = useColumns(setOpened)
  const isEmpty = read.data?.length === 0
  const create = mayWrite && (
    <LinkButton type="primary" icon={<PlusOutlined />} to={paths.newPhoto}>
      {t('photo.create')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('photo.title')} count={rows?.length} action={isEmpty ? null : create}>
        {isEmpty ? null : <Filters photos={read.data ?? []} />}
      </PageHeader>
      <DataTable<VehiclePhoto>
        label={t('photo.title')}
        read={read}
        rows={rows}
        columns={columns}
        empty={
          isEmpty ? (
            <EmptyState title={t('photo.emptyTitle')} text={t('photo.emptyText')} action={create} />
          ) : (
            <EmptyState
              title={t('photo.nothingTitle')}
              text={t('vehicle.nothingText')}
              action={<LinkButton to={paths.photos}>{t('vehicle.clear')}</LinkButton>}
            />
          )
        }
        actions={mayWrite && ((photo) => <Actions photo={photo} />)}
      />
      {opened && <PhotoCarousel photos={rows ?? []} first={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Filters({ photos }: { photos: VehiclePhoto[] }) {
  const { t } = useTranslation('fleet')
  const years = [...new Set(photos.map(({ year }) => year))].sort((a, b) => b - a)
  return (
    <>
      <SearchBox placeholder={t('photo.search')} />
      <UrlSelect
        param="make"
        label={t('photo.allMakes')}
        choices={makesOf(photos).map((make) => ({ id: make, name: make }))}
      />
      <UrlSelect
        param="year"
        label={t('photo.allYears')}
        choices={years.map((year) => ({ id: year, name: String(year) }))}
      />
    </>
  )
}

function useFiltered(photos: VehiclePhoto[] | undefined): VehiclePhoto[] | undefined {
  const [text] = useUrlParam('q')
  const [make] = useUrlParam('make')
  const [year] = useUrlParam('year')
  return photos && filterPhotos(photos, { text, make, year })
}

function useColumns(open: (photo: VehiclePhoto) => void): Column<VehiclePhoto>[] {
  const { t } = useTranslation('fleet')
  const labels = useLabels(vehicleLabels)
  return [
    {
      key: 'thumbnail',
      title: t('photo.picture'),
      width: 96,
      render: (photo) => (
        <button
          type="button"
          className="photo-open"
          aria-label={t('photo.open', { name: photoName(photo) })}
          onClick={() => open(photo)}
        >
          <VehicleThumbnail photo={photo} />
        </button>
      ),
    },
    {
      key: 'make',
      title: labels.make,
      render: ({ make }) => make,
      compare: (a, b) => a.make.localeCompare(b.make),
    },
    {
      key: 'model',
      title: labels.model,
      render: ({ model }) => model,
      compare: (a, b) => a.model.localeCompare(b.model, undefined, { numeric: true }),
    },
    { key: 'year', title: labels.year, render: ({ year }) => year, compare: (a, b) => a.year - b.year },
  ]
}

function Actions({ photo }: { photo: VehiclePhoto }) {
  const { t } = useTranslation('fleet')
  const { t: ui } = useTranslation('ui')
  const { companyId, id } = photo
  return (
    <>
      <LinkButton
        type="text"
        icon={<EditOutlined />}
        to={paths.photo(id)}
        aria-label={`${ui('edit')} ${photoName(photo)}`}
      />
      <DeleteButton
        endpoint={deleteVehiclePhoto}
        input={{ params: { companyId, id } }}
        name={photoName(photo)}
        question={t('photo.deleteQuestion')}
      />
    </>
  )
}
