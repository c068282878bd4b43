import type { BackupState } from '@filao/domain/company/backup/backup-state.schema'
import { formatDateTime } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'

/** Warns the administrators of a company that hosts Filao for itself when no recent backup exists. */
export function BackupNotice({ backup }: { backup: BackupState | null }) {
  const { t } = useTranslation('home')
  const [language, timezone] = [useLanguage(), useCompanyZone()]
  if (backup === null || backup.state === 'fine') return null
  const last = backup.at ? t('backup.last', { at: formatDateTime(backup.at, timezone, language) }) : t('backup.never')
  return <Notice type="warning" title={t(`backup.${backup.state}`)} description={`${last} ${t('backup.what')}`} />
}
