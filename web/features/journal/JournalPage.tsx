import { useTranslation } from 'react-i18next'
import { TabbedPage } from '#ui/tabs/TabbedPage'
import { ArchiveTab } from './ArchiveTab.tsx'
import { CheckTab } from './CheckTab.tsx'
import { ClosingsTab } from './ClosingsTab.tsx'
import { TurnoverTab } from './TurnoverTab.tsx'
import './journal.css'

const tabs = { closings: ClosingsTab, turnover: TurnoverTab, check: CheckTab, archive: ArchiveTab }

/**
 * Shows administrators and accountants the journal of money: its closings, the turnover of a period, its check and its
 * archives.
 */
export function JournalPage() {
  const { t } = useTranslation('journal')
  return <TabbedPage title={t('title')} intro={t('intro')} tabs={tabs} labelOf={(key) => t(`tabs.${key}`)} />
}
