import { useTranslation } from 'react-i18next'
import { useCan } from '#app/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/TabBar'
import { useUrlParam } from '#ui/url-param'
import { ArchiveTab } from './ArchiveTab.tsx'
import { CheckTab } from './CheckTab.tsx'
import { ClosingsTab } from './ClosingsTab.tsx'
import { TurnoverTab } from './TurnoverTab.tsx'
import './journal.css'

const tabs = { closings: ClosingsTab, turnover: TurnoverTab, check: CheckTab, archive: ArchiveTab }
type Tab = keyof typeof tabs

/** Shows administrators and accountants the journal of money: its closings, the turnover of a period, its check and its archives. */
export function JournalPage() {
  const { t } = useTranslation('journal')
  const mayRead = useCan('journal.read')
  const [chosen, choose] = useUrlParam('tab')
  const active: Tab = chosen in tabs ? (chosen as Tab) : 'closings'
  const Content = tabs[active]
  return (
    <>
      <PageHeader title={t('title')} />
      {mayRead ? (
        <div className="journal">
          <p className="journal-intro">{t('intro')}</p>
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
