import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { useMenu } from '../menu/use-menu.ts'
import './ScreenTabs.css'

/** Shows the screens under the same entry of the menu as tabs, on each of them. */
export function ScreenTabs() {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const items = useMenu().flatMap((group) => group.items)
  const item = items.find(({ screens }) => screens.length > 1 && screens.some(({ to }) => to === pathname))
  if (!item) return null
  return (
    <nav className="screen-tabs" aria-label={t('menu.tabs', { title: t(`menu.${item.word}`) })}>
      {item.screens.map(({ word, to }) => (
        <NavLink key={to} to={to} end>
          {t(`menu.${word}`)}
        </NavLink>
      ))}
    </nav>
  )
}
