import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { uploadFile } from '#api/calls'
import { useGate } from '#features/billing/public'
import { pictureTypes } from '#features/company/public'
import { useSession } from '#session/session'
import { ProgressLine } from '#ui/feedback/ProgressLine'
import { useProblemText } from '#ui/feedback/problem-text'
import { FileDrop } from '#ui/form/FileDrop'
import { pictureRefusal } from './picture-refusal.ts'
import './photos.css'

/** The two URLs of a vehicle's photo; during an upload, those of the previous one. */
export type Picture = { url?: string; thumbnailUrl?: string; isSending?: boolean }

type Props = { id?: string; value?: Picture; onChange?: (picture: Picture) => void }

/**
 * Takes a vehicle's photo, chosen or dropped, uploads it in a large and a small size, and shows a preview meanwhile.
 */
export function PictureField({ id, value = {}, onChange }: Props) {
  const { t } = useTranslation('fleet')
  const { companyId } = useSession()
  const text = useProblemText()
  const upload = useAction(uploadFile)
  const gate = useGate('megabytes')
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const preview = usePreview(chosen)

  const sendAs = async (file: File, resize: 128 | 1024, done: number) => {
    const form = new FormData()
    form.append('file', file)
    const body = { resize, path: `vehiclePhotos/${companyId}` }
    const onProgress = (share: number) => setShare((done + share) / 2)
    return (await gate.through(() => upload.mutateAsync({ body, form, onProgress }))).url
  }
  const send = async (files: File[]) => {
    const [file] = files
    if (!file || share !== null) return
    const refusal = pictureRefusal(files)
    setProblem(refusal && t(`photo.${refusal}`))
    if (refusal) return
    const last = { ...value }
    setChosen(file)
    setShare(0)
    onChange?.({ ...last, isSending: true })
    try {
      const url = await sendAs(file, 1024, 0)
      onChange?.({ url, thumbnailUrl: await sendAs(file, 128, 1) })
    } catch (error) {
      setProblem(text(error))
      setChosen(null)
      onChange?.(last)
    } finally {
      setShare(null)
    }
  }
  const shown = preview ?? value.url
  return (
    <section className="photo-field" aria-label={t('photo.picture')} {...(id && { id })} tabIndex={-1}>
      {shown && <img src={shown} alt={t('photo.preview')} />}
      {share !== null && <ProgressLine label={t('photo.sending')} share={share} />}
      {problem && (
        <p role="alert" className="photo-problem">
          {problem}
        </p>
      )}
      <FileDrop
        label={t(shown ? 'photo.replace' : 'photo.choose')}
        hint={t('photo.formats')}
        accept={pictureTypes.join(',')}
        disabled={share !== null}
        onFiles={(files) => void send(files)}
      />
      {gate.prompt}
    </section>
  )
}

/** Returns a local URL of the chosen file, shown before it is uploaded. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
