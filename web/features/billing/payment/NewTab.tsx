import { ExportOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

/** Marks a button that opens a new tab. */
export function NewTab() {
  const { t } = useTranslation('billing')
  return (
    <>
      <ExportOutlined aria-hidden />
      <span className="visually-hidden">{t('newTab')}</span>
    </>
  )
}
