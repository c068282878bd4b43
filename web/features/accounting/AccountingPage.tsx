import { useTranslation } from 'react-i18next'
import { useCan } from '#app/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/TabBar'
import { useUrlParam } from '#ui/url-param'
import { AccountsTab } from './AccountsTab.tsx'
import { EReportingTab } from './EReportingTab.tsx'
import { ExportsTab } from './ExportsTab.tsx'
import { PreviewTab } from './PreviewTab.tsx'
import './accounting.css'

const tabs = { exports: ExportsTab, preview: PreviewTab, reporting: EReportingTab, accounts: AccountsTab }
type Tab = keyof typeof tabs

/** Shows administrators and accountants the exports of accounting entries, the entries of any period, e-reporting and accounts. */
export function AccountingPage() {
  const { t } = useTranslation('accounting')
  const mayRead = useCan('accounting.read')
  const [chosen, choose] = useUrlParam('tab')
  const active: Tab = chosen in tabs ? (chosen as Tab) : 'exports'
  const Content = tabs[active]
  return (
    <>
      <PageHeader title={t('title')} />
      {mayRead ? (
        <div className="accounting">
          <p className="accounting-intro">{t('intro')}</p>
          <TabBar
            label={t('title')}
            tabs={(Object.keys(tabs) as Tab[]).map((key) => ({ key, label: t(`tabs.${key}`) }))}
            active={active}
            onChange={choose}
          >
            <Content />
          </TabBar>
        </div>
      ) : (
        <EmptyState title={t('admins')} />
      )}
    </>
  )
}
