import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'

type Props = { text: string; rules?: string[]; hasCategory: boolean; hasAgency: boolean }

/**
 * Tells what an import does, and that it needs a category and an agency. Members who may not create an agency are told
 * to ask an administrator, because that screen would refuse them.
 */
export function ImportIntro({ text, rules = [], hasCategory, hasAgency }: Props) {
  const { t } = useTranslation('imports')
  const { t: ui } = useTranslation('ui')
  const mayCreateAgency = useCan('agencies.create')
  return (
    <>
      <p>{text}</p>
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {!(hasCategory && hasAgency) && (
        <Notice
          type="warning"
          title={hasAgency || mayCreateAgency ? t('needs.text') : `${t('needs.text')} ${ui('noAgency.askAdmin')}`}
          action={
            <>
              {!hasCategory && <LinkButton to={paths.newCategory}>{t('needs.category')}</LinkButton>}
              {!hasAgency && mayCreateAgency && <LinkButton to={paths.newAgency}>{ui('noAgency.create')}</LinkButton>}
            </>
          }
        />
      )}
    </>
  )
}
