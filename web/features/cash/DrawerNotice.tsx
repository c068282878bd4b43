import { drawerState } from '@filao/domain/cash/desk'
import type { Drawer } from '@filao/domain/cash/desk.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listDrawers } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DrawerTag } from './DrawerTag.tsx'
import './notice.css'

/** Reads the drawers; the home page waits for them, since a notice that came later would move what is below it. */
export function useDrawers() {
  const { companyId } = useSession()
  return useRead(listDrawers, { params: { companyId } })
}

/** Shows the state of each agency's drawer, with a link to its cash desk; nothing where none was ever opened. */
export function DrawerNotice() {
  const { t } = useTranslation('cash')
  const titleId = useId()
  const drawers = useDrawers().data ?? []
  if (drawers.every(({ desk }) => desk === null)) return null
  return (
    <section className="cash-notice" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('notice.title')}</h2>
      <ul>
        {drawers.map((drawer) => (
          <li key={drawer.agency.id}>
            <Link
              to={`${paths.cashDesk}?agencyId=${drawer.agency.id}`}
              title={t('notice.show', { agency: drawer.agency.name })}
            >
              {drawer.agency.name}
            </Link>
            <DrawerTag drawer={drawer} />
            <Sum drawer={drawer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sum({ drawer }: { drawer: Drawer }) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  const { desk } = drawer
  if (!desk) return null
  const state = drawerState(drawer)
  const amount = formatEuros(desk.countedAmount ?? desk.expectedAmount, language)
  return (
    <span>
      {state === 'left_open'
        ? t('notice.left', { day: formatLocalDate(desk.date, language) })
        : t(desk.closedAt ? 'notice.counted' : 'notice.expected', { amount })}
    </span>
  )
}
