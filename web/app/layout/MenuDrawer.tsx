import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { Sidebar } from './Sidebar.tsx'

/** Shows the menu on a phone as a drawer from the left. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app')
  return (
    <Drawer
      open
      onClose={onClose}
      placement="left"
      aria-label={t('menu.label')}
      size={264}
      closable={false}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar onLeave={onClose} />
    </Drawer>
  )
}
