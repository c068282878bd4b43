import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'

/**
 * Says that a screen needs an agency first. Members who may create one are led there; others are told to ask an
 * administrator, because that screen would refuse them.
 */
export function NoAgency({ text }: { text: string }) {
  const { t } = useTranslation('ui')
  const mayCreate = useCan('agencies.create')
  return (
    <EmptyState
      title={t('noAgency.title')}
      text={mayCreate ? text : `${text} ${t('noAgency.askAdmin')}`}
      action={
        mayCreate && (
          <LinkButton type="primary" to={paths.newAgency}>
            {t('noAgency.create')}
          </LinkButton>
        )
      }
    />
  )
}
