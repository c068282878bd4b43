import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'

type Props = { hasCategory: boolean; hasAgency: boolean; onStart: () => void }

/** Explains what the import does and needs. */
export function IntroStep({ hasCategory, hasAgency, onStart }: Props) {
  const { t } = useTranslation('fleet/import')
  return (
    <div className="vehicle-import-intro">
      <h2>{t('intro.title')}</h2>
      <p>{t('intro.text')}</p>
      {!(hasCategory && hasAgency) && <Notice type="warning" title={t('intro.needs')} />}
      <div className="vehicle-import-bar">
        {!hasCategory && <LinkButton to={paths.newCategory}>{t('intro.category')}</LinkButton>}
        {!hasAgency && <LinkButton to={paths.newAgency}>{t('intro.agency')}</LinkButton>}
        <Button type="primary" autoFocus disabled={!(hasCategory && hasAgency)} onClick={onStart}>
          {t('intro.start')}
        </Button>
        <LinkButton to={paths.vehicles}>{t('quit')}</LinkButton>
      </div>
    </div>
  )
}
