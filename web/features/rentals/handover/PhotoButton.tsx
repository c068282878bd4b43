import { CameraOutlined, LoadingOutlined, PictureOutlined } from '@ant-design/icons'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/feedback/toast'
import { newKey } from './outbox/check-values.ts'
import { PhotoBoxContext } from './outbox/stored-photos.ts'
import { shrink } from './shrink.ts'

type Props = {
  label: string
  /** The subject of the photo, when the label alone does not say it. */
  name?: string
  /** The style: a tile of a grid, or a button in a line. */
  className?: string
  /** True to choose existing photos, several at once, instead of using the phone's camera. */
  isChosen?: boolean
  /** Called for each photo once it is kept; returns false when there is no room for more. */
  onTaken: (id: string) => boolean
}

/** Takes a photo with the phone's camera, or a file on other devices, shrinks it and keeps it on the device. */
export function PhotoButton({ label, name, className = 'photo-button', isChosen = false, onTaken }: Props) {
  const { t } = useTranslation('rentals/handover')
  const toast = useToast()
  const box = use(PhotoBoxContext)
  const [isBusy, setIsBusy] = useState(false)
  const take = async (files: File[]) => {
    setIsBusy(true)
    const unreadable: string[] = []
    for (const file of files) {
      const picture = await shrink(file).catch(() => null)
      if (!picture) {
        unreadable.push(file.name)
        continue
      }
      const id = newKey()
      await box.store(id, picture)
      if (!onTaken(id)) break
    }
    setIsBusy(false)
    if (unreadable.length > 0) {
      toast.refused(t('photos.unreadable', { count: unreadable.length, names: unreadable.join(', ') }))
    }
  }
  const start = (files: File[]) => {
    const reading = take(files).finally(() => box.reading.delete(reading))
    box.reading.add(reading)
  }
  const icon = isChosen ? <PictureOutlined /> : <CameraOutlined />
  return (
    <label className={className} aria-busy={isBusy}>
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        {...(name && { 'aria-label': name })}
        {...(isChosen ? { multiple: true } : { capture: 'environment' as const })}
        disabled={isBusy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Lets the user choose the same picture again after removing it.
          target.value = ''
          if (files.length > 0) start(files)
        }}
      />
      <span aria-hidden>{isBusy ? <LoadingOutlined /> : icon}</span>
      <span>{label}</span>
    </label>
  )
}
