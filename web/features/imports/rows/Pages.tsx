import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { page: number; pages: number; onChange: (page: number) => void }

/** Pages through the rows. It does not change the URL, which keeps nothing of an import. */
export function Pages({ page, pages, onChange }: Props) {
  const { t } = useTranslation('imports')
  if (pages < 2) return null
  return (
    <nav className="importer-pages" aria-label={t('steps.rows')}>
      <Button
        icon={<LeftOutlined />}
        aria-label={t('rows.previousPage')}
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      />
      <span role="status">{t('rows.page', { page, pages })}</span>
      <Button
        icon={<RightOutlined />}
        aria-label={t('rows.nextPage')}
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
