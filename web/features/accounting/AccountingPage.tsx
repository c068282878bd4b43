import { useTranslation } from 'react-i18next'
import { TabbedPage } from '#ui/tabs/TabbedPage'
import { AccountsTab } from './AccountsTab.tsx'
import { EReportingTab } from './EReportingTab.tsx'
import { ExportsTab } from './ExportsTab.tsx'
import { PreviewTab } from './PreviewTab.tsx'
import './accounting.css'

const tabs = { exports: ExportsTab, preview: PreviewTab, reporting: EReportingTab, accounts: AccountsTab }

/**
 * Shows administrators and accountants the exports of accounting entries, the entries of any period, e-reporting and
 * accounts.
 */
export function AccountingPage() {
  const { t } = useTranslation('accounting')
  return <TabbedPage title={t('title')} intro={t('intro')} tabs={tabs} labelOf={(key) => t(`tabs.${key}`)} />
}
