import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Logo } from '#ui/Logo'
import { isAt, type MenuGroup, type MenuItem, menu } from '../menu/menu.ts'
import { menuIcons } from '../menu/menu-icons.tsx'
import { useMenu } from '../menu/use-menu.ts'
import { MenuFold } from './MenuFold.tsx'
import './Sidebar.css'

/** Renders the links to every screen. `onLeave` closes the drawer that holds it on a phone. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('app')
  const groups = useMenu()
  return (
    <nav className="sidebar" aria-label={t('menu.label')}>
      <Logo className="sidebar-logo" />
      {groups.map((group, at) => (
        <Group key={group.word ?? at} group={group} onLeave={onLeave} />
      ))}
      <p className="sidebar-foot">Filao · {new Date().getFullYear()}</p>
    </nav>
  )
}

type Leave = { onLeave: (() => void) | undefined }

function Group({ group, onLeave }: { group: MenuGroup } & Leave) {
  const { word, items } = group
  if (!items.length) return null
  const list = (
    <ul>
      {items.map((item) => (
        <Item key={item.to} item={item} onLeave={onLeave} />
      ))}
    </ul>
  )
  if (!word) return list
  return (
    <MenuFold word={word} items={items}>
      {list}
    </MenuFold>
  )
}

function Item({ item, onLeave }: { item: MenuItem } & Leave) {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const isCurrent = isParent(item.to) ? pathname === item.to : isAt(item, pathname)
  return (
    <li>
      <Link
        to={item.to}
        className={isCurrent ? 'active' : ''}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        title={t(`menu.${item.word}`)}
        onClick={onLeave}
      >
        <span aria-hidden>{menuIcons[item.word]}</span>
        <span className="sidebar-word">{t(`menu.${item.word}`)}</span>
      </Link>
    </li>
  )
}

/** Returns true for a screen whose address begins that of another screen of the menu. */
function isParent(to: string): boolean {
  const root = to === '/' ? to : `${to}/`
  return allScreens.some((item) => item.to !== to && item.to.startsWith(root))
}

const allScreens = menu.flatMap(({ items }) => items)
