import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHeader } from '#ui/PageHeader'
import { paths } from './paths.ts'

/** An address that is no screen. */
export function NotFoundPage() {
  const { t } = useTranslation('app')
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <Result
        status="404"
        title={t('notFound.title')}
        subTitle={t('notFound.text')}
        extra={
          <Link to={paths.home}>
            <Button type="primary">{t('notFound.home')}</Button>
          </Link>
        }
      />
    </>
  )
}
