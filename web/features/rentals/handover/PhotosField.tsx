import { schematicViewLabels } from '@filao/domain/fleet/damage/damage'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useToast } from '#ui/feedback/toast'
import { useLatestValue } from './latest-value.ts'
import { type Shot, shots, type TakenPhoto } from './outbox/check-values.ts'
import { PhotoTile } from './outbox/PhotoTile.tsx'
import { PhotoBoxContext } from './outbox/stored-photos.ts'
import { PhotoButton } from './PhotoButton.tsx'
import './photos.css'

type Props = { id?: string; value?: TakenPhoto[]; onChange?: (photos: TakenPhoto[]) => void }

const most = 40

/** Edits the photos of the whole vehicle: suggests the usual ones, and accepts more. */
export function PhotosField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const toast = useToast()
  const box = use(PhotoBoxContext)
  const change = useLatestValue('photos', value, onChange)
  const add = (photo: string, shot: Shot | null) => {
    let isOver = false
    change((photos) => {
      isOver = photos.length >= most
      return isOver ? photos : [...photos, { id: photo, shot }]
    })
    if (!isOver) return true
    void box.forget(photo)
    toast.refused(t('photos.over', { most }))
    return false
  }
  const remove = (photo: TakenPhoto) => {
    void box.forget(photo.id)
    change((photos) => photos.filter(({ id }) => id !== photo.id))
  }
  const others = value.filter(({ shot }) => shot === null)
  return (
    <div className="photo-grid" id={id} tabIndex={-1}>
      {shots.map((shot) => {
        const taken = value.find((photo) => photo.shot === shot)
        const label =
          shot === 'inside' || shot === 'dashboard' ? t(`photos.shots.${shot}`) : schematicViewLabels[shot][language]
        return taken ? (
          <PhotoTile key={taken.id} id={taken.id} label={label} onRemove={() => remove(taken)} />
        ) : (
          <PhotoButton
            key={shot}
            className="photo-take"
            label={label}
            name={t('photos.take', { name: label })}
            onTaken={(photo) => add(photo, shot)}
          />
        )
      })}
      {others.map((photo, at) => (
        <PhotoTile
          key={photo.id}
          id={photo.id}
          label={t('photos.other', { number: at + 1 })}
          onRemove={() => remove(photo)}
        />
      ))}
      {value.length < most && (
        <>
          <PhotoButton className="photo-take" label={t('photos.more')} onTaken={(photo) => add(photo, null)} />
          <PhotoButton
            className="photo-take"
            label={t('photos.choose')}
            isChosen
            onTaken={(photo) => add(photo, null)}
          />
        </>
      )}
    </div>
  )
}
