import { CloseOutlined } from '@ant-design/icons'
import { documentTypes } from '@filao/domain/kernel/document'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useToast } from '#ui/feedback/toast'
import { fileSize, refusalOf } from '#ui/file/document-file'
import { FileDrop } from '#ui/form/FileDrop'

/** Chooses reports and bills, which are sent when the form is saved. */
export function ChosenFiles({ files, onChange }: { files: File[]; onChange: (files: File[]) => void }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const add = useAcceptedFiles((accepted) => onChange([...files, ...accepted]))
  return (
    <div className="upkeep-files">
      <FileDrop
        label={t('visit.addDocument')}
        hint={t('visit.documentHint')}
        accept={acceptedTypes}
        multiple
        onFiles={add}
      />
      <ul className="upkeep-list">
        {files.map((file) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <span className="upkeep-file">{file.name}</span>
            <span className="upkeep-actions">
              <small>{fileSize(file.size, language)}</small>
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={t('visit.leaveOut', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The types that the server accepts, and the endings of photos that browsers do not know. */
export const acceptedTypes = [...documentTypes, '.heic', '.heif'].join(',')

/** Returns a handler that passes on the files which the server accepts, and says why it leaves the others out. */
export function useAcceptedFiles(onFiles: (files: File[]) => void) {
  const { t } = useTranslation('upkeep')
  const toast = useToast()
  return (files: File[]) => {
    const refused = files.find((file) => refusalOf(file))
    const reason = refused && refusalOf(refused)
    if (refused && reason) toast.refused(t(`visit.${reason}`, { name: refused.name }))
    const accepted = files.filter((file) => !refusalOf(file))
    if (accepted.length > 0) onFiles(accepted)
  }
}
