import { PictureOutlined, UploadOutlined } from '@ant-design/icons'
import { companyLabels } from '@filao/domain/company/company'
import { Button, Progress } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { uploadFile } from '#api/calls'
import { useGate } from '#features/billing/public'
import { useLabels } from '#session/language'
import { useProblemText } from '#ui/feedback/problem-text'
import { type PictureRefusal, pictureTypes, refusalOf } from './picture-file.ts'
import './LogoField.css'

type Props = {
  /** Given by Form.Item. */
  id?: string
  value?: string | null
  onChange?: (url: string | null) => void
  /** Receives true while a picture is uploading. */
  onPending: (pending: boolean) => void
}

/** Shows, uploads, replaces and removes the company's logo. Its value is the URL that the upload returned. */
export function LogoField({ id, value, onChange, onPending }: Props) {
  const { t } = useTranslation('company/preferences')
  const labels = useLabels(companyLabels)
  const text = useProblemText()
  const upload = useAction(uploadFile)
  const gate = useGate('megabytes')
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<PictureRefusal | { error: unknown } | null>(null)
  const send = async (file: File | undefined) => {
    if (!file || share !== null) return
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (refusal) return
    const form = new FormData()
    form.append('file', file)
    setShare(0)
    onPending(true)
    try {
      const body = { resize: 512, path: 'companyLogos' }
      const saved = await gate.through(() => upload.mutateAsync({ body, form, onProgress: setShare }))
      onChange?.(saved.url)
    } catch (error) {
      setProblem({ error })
    } finally {
      setShare(null)
      onPending(false)
      if (input.current) input.current.value = ''
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  return (
    <section
      className="logo-field"
      aria-label={labels.logoUrl}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className="logo-preview">
        {value ? <img src={value} alt={t('upload.preview')} /> : <PictureOutlined aria-hidden />}
      </div>
      <div className="logo-choice">
        <div className="logo-buttons">
          <Button
            {...(id && { id })}
            icon={<UploadOutlined />}
            loading={share !== null}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {t(value ? 'upload.replace' : 'upload.choose')}
          </Button>
          {value && (
            <Button disabled={share !== null} onClick={() => onChange?.(null)}>
              {t('upload.remove')}
            </Button>
          )}
          <span className="logo-drop">{t('upload.drop')}</span>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t('upload.choose')}
          accept={pictureTypes.join(',')}
          onChange={(event) => void send(event.target.files?.[0])}
        />
        {share !== null && (
          <Progress
            percent={Math.round(share * 100)}
            size="small"
            aria-label={t('upload.progress')}
            format={(percent) => (percent === 100 ? t('upload.drawing') : `${percent}${'\u00a0'}%`)}
          />
        )}
        {problem && (
          <p role="alert" className="logo-problem">
            {typeof problem === 'string' ? t(`upload.${problem}`) : text(problem.error)}
          </p>
        )}
        <p id={`${id}-hint`} className="logo-hint">
          {t('upload.hint')}
        </p>
        {gate.prompt}
      </div>
    </section>
  )
}
