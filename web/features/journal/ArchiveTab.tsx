import { archiveJournal } from '@filao/domain/journal/contract'
import { useTranslation } from 'react-i18next'
import { useSession } from '#app/session'
import { DownloadButton } from '#ui/file/DownloadButton'
import { DaysBar } from './DaysBar.tsx'
import { useDays } from './use-days.ts'

/** Downloads the archive of a period. */
export function ArchiveTab() {
  const { t } = useTranslation('journal')
  const { companyId } = useSession()
  const days = useDays()
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
