import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { page: number; pages: number; onChange: (page: number) => void }

/** Pages through the rows. It does not change the URL, which keeps nothing of an import. */
export function RowPages({ page, pages, onChange }: Props) {
  const { t } = useTranslation('fleet/import')
  if (pages < 2) return null
  return (
    <nav className="vehicle-import-pages" aria-label={t('recap.rows')}>
      <Button
        icon={<LeftOutlined />}
        aria-label={t('recap.previousPage')}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      />
      <span role="status">{t('recap.page', { page, pages })}</span>
      <Button
        icon={<RightOutlined />}
        aria-label={t('recap.nextPage')}
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
