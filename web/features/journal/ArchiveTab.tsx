import { useTranslation } from 'react-i18next'
import { archiveJournal } from '#api/calls'
import { useCompanyZone } from '#session/company-zone'
import { useSession } from '#session/session'
import { DaysBar } from '#ui/date/DaysBar'
import { useDays } from '#ui/date/use-days'
import { DownloadButton } from '#ui/file/DownloadButton'

/** Downloads the archive of a period. */
export function ArchiveTab() {
  const { t } = useTranslation('journal')
  const { companyId } = useSession()
  const days = useDays(useCompanyZone())
  const { from, to } = days
  return (
    <>
      <p>{t('archive.text')}</p>
      <DaysBar days={days}>
        <DownloadButton type="primary" endpoint={archiveJournal} input={{ params: { companyId }, query: { from, to } }}>
          {t('archive.download')}
        </DownloadButton>
      </DaysBar>
      <p className="journal-hint">{t('archive.hint')}</p>
    </>
  )
}
