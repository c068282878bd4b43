import { MenuOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from './paths.ts'
import { useCan } from './session.ts'
import { UserMenu } from './UserMenu.tsx'
import './TopBar.css'

type Props = { titleSlot: (element: HTMLElement | null) => void; onMenu: () => void }

/** Page title, the way to a new rental, and the person's own menu. */
export function TopBar({ titleSlot, onMenu }: Props) {
  const { t } = useTranslation('app')
  const mayRent = useCan('rentals.write')
  return (
    <header className="topbar">
      <Button
        className="topbar-menu"
        type="text"
        icon={<MenuOutlined />}
        aria-label={t('menu.open')}
        onClick={onMenu}
      />
      <div ref={titleSlot} className="topbar-title" />
      {mayRent && (
        <Link to={paths.newRental} className="topbar-rental" title={t('newRental')}>
          <PlusOutlined aria-hidden />
          <span className="topbar-word">{t('newRental')}</span>
        </Link>
      )}
      <UserMenu />
    </header>
  )
}
