import { useTranslation } from 'react-i18next'
import { exportCompany } from '#api/calls'
import { DownloadButton } from '#ui/file/DownloadButton'
import { FormGroup } from '#ui/form/FormScreen'

/** Downloads the whole company as one archive. */
export function WholeCompany({ companyId }: { companyId: number }) {
  const { t } = useTranslation('overview', { keyPrefix: 'privacy.archive' })
  return (
    <FormGroup title={t('title')} hint={t('hint')}>
      <DownloadButton endpoint={exportCompany} input={{ params: { companyId } }}>
        {t('download')}
      </DownloadButton>
      <p className="form-hint">{t('wait')}</p>
    </FormGroup>
  )
}
