import { MenuOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadMessages } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { whenIdle } from '#ui/later/idle'
import { savesData } from '#ui/later/saves-data'
import { fetchOverlay, type Overlay } from './Overlays.tsx'
import { UserButton } from './UserButton.tsx'
import './TopBar.css'

// Neither is part of the first paint: their code leaves the network to the screen's. Code that does not arrive must
// not take the frame with it: without it there is no count of waiting checks, and the user's button loads the page
// again.
const WaitingChecks = lazy(async () => {
  await whenIdle()
  const parts = [import('#features/rentals/handover/outbox/WaitingChecks'), loadMessages('rentals/handover')] as const
  const loaded = await Promise.all(parts).catch(() => null)
  return { default: loaded ? loaded[0].WaitingChecks : () => null }
})
const UserMenu = lazy(async () => {
  await whenIdle()
  const loaded = await import('./UserMenu.tsx').catch(() => null)
  return { default: loaded?.UserMenu ?? ReloadingButton }
})

function ReloadingButton() {
  const { user } = useSession()
  return <UserButton user={user} onClick={() => location.reload()} />
}

type Props = { titleSlot: (element: HTMLElement | null) => void; onOpen: (overlay: Overlay) => void }

/** Renders the page title, the search over everything, the link to a new rental, and the user's menu. */
export const TopBar = memo(function TopBar({ titleSlot, onOpen }: Props) {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const mayRent = useCan('rentals.write')
  const [isMenuWanted, setIsMenuWanted] = useState(() => !savesData())
  // A click before the menu's code is there opens the menu once it is.
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const openMenu = () => {
    setIsMenuWanted(true)
    setIsMenuOpen(true)
  }
  // The press counts too: a button that is replaced before the mouse is up gets no click.
  const button = <UserButton user={user} onMouseDown={openMenu} onClick={openMenu} />
  return (
    <header className="topbar">
      <Button
        className="topbar-menu"
        type="text"
        icon={<MenuOutlined />}
        aria-label={t('menu.open')}
        onPointerEnter={() => fetchOverlay('menu')}
        onClick={() => onOpen('menu')}
      />
      <div ref={titleSlot} className="topbar-title" />
      <Suspense fallback={null}>
        <WaitingChecks />
      </Suspense>
      <Button
        className="topbar-search"
        icon={<SearchOutlined />}
        aria-label={t('palette.open')}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('palette.open')} (Ctrl K)`}
        onPointerEnter={() => fetchOverlay('palette')}
        onFocus={() => fetchOverlay('palette')}
        onClick={() => onOpen('palette')}
      />
      {mayRent && (
        <Link to={paths.newRental} className="topbar-rental" title={t('newRental')}>
          <PlusOutlined aria-hidden />
          <span className="topbar-word">{t('newRental')}</span>
        </Link>
      )}
      <Suspense fallback={button}>
        {isMenuWanted ? (
          <UserMenu isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} onShortcuts={() => onOpen('shortcuts')} />
        ) : (
          button
        )}
      </Suspense>
    </header>
  )
})
