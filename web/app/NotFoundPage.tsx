import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'

/** Shows that no screen has this address. */
export function NotFoundPage() {
  const { t } = useTranslation('app')
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        title={t('notFound.text')}
        action={
          <LinkButton type="primary" to={paths.home}>
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </>
  )
}
