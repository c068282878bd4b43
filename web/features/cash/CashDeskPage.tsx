import { cashDeskLabels, drawerState } from '@filao/domain/cash/desk'
import type { Drawer } from '@filao/domain/cash/desk.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { Select } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { listDrawers } from '#api/calls'
import { useRead } from '#api/read'
import { NoAgency } from '#features/company/public'
import { lastAgency } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { useFocusAfter } from '#ui/feedback/focus-after'
import { Notice } from '#ui/feedback/Notice'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { useLeaveForm } from '#ui/form/leave-form'
import { PageHeader } from '#ui/PageHeader'
import { useUrlParam } from '#ui/url-param'
import { CountForm } from './CountForm.tsx'
import { DeskDays } from './DeskDays.tsx'
import { DeskFacts } from './DeskFacts.tsx'
import { DrawerTag } from './DrawerTag.tsx'
import { OpenForm } from './OpenForm.tsx'
import { PrintDesk } from './PrintDesk.tsx'
import './cash.css'

/** Opens, counts and closes the cash desk of an agency; administrators also see those of all days. */
export function CashDeskPage() {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayReadAll = useCan('journal.read')
  const read = useRead(listDrawers, { params: { companyId } }, { refetchInterval: 60_000 })
  const [chosen, choose] = useUrlParam('agencyId')
  const leaveForm = useLeaveForm()
  const drawers = read.data ?? []
  const wanted = Number(chosen) || lastAgency()
  const drawer = drawers.find(({ agency }) => agency.id === wanted) ?? drawers[0]
  return (
    <>
      <PageHeader title={t('title')}>
        {drawers.length > 1 && drawer && (
          <Select
            className="list-filter"
            aria-label={cashDeskLabels.agencyId[language]}
            value={drawer.agency.id}
            options={drawers.map(({ agency }) => ({ value: agency.id, label: agency.name }))}
            popupMatchSelectWidth={false}
            onChange={(id) => leaveForm(() => choose(String(id)))}
          />
        )}
        {drawer && <DrawerTag drawer={drawer} />}
      </PageHeader>
      <WhenLoaded read={read} skeleton={8}>
        {() => (drawer ? <Counter key={drawer.agency.id} drawer={drawer} /> : <NoAgency text={t('noAgencyText')} />)}
      </WhenLoaded>
      {mayReadAll && drawers.length > 0 && <DeskDays />}
    </>
  )
}

/** Shows what is to do at a drawer now. */
function Counter({ drawer }: { drawer: Drawer }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const mayWork = useCan('payments.write')
  const state = drawerState(drawer)
  const { desk } = drawer
  const isOpening = state === 'new' || state === 'to_open'
  const card = useRef<HTMLElement>(null)
  // The form that opened or closed the desk is gone then, and the focus with it.
  useFocusAfter(`${desk?.id} ${desk?.closedAt}`, () => card.current)
  return (
    <div className="cash">
      {isOpening && mayWork && <OpenForm drawer={drawer} />}
      {state === 'left_open' && desk && (
        <Notice type="warning" title={t('leftOpen', { day: formatLocalDate(desk.date, language) })} />
      )}
      {state === 'closed' && <Notice type="info" title={t('closedToday')} />}
      {desk && !isOpening && (
        <div className="cash-columns">
          <section ref={card} tabIndex={-1} className="cash-card" aria-labelledby="cash-desk">
            <header>
              <h2 id="cash-desk">{t('desk.title', { day: formatLocalDate(desk.date, language) })}</h2>
              <PrintDesk desk={desk} />
            </header>
            <DeskFacts desk={desk} />
          </section>
          {desk.closedAt === null && mayWork && <CountForm key={desk.id} desk={desk} />}
        </div>
      )}
    </div>
  )
}
