import {
  AppstoreOutlined,
  CarOutlined,
  HistoryOutlined,
  KeyOutlined,
  TeamOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'
import { menu } from '../menu/menu.ts'
import { menuIcons } from '../menu/menu-icons.tsx'
import type { Found, Group } from './entry.ts'

const icons: Record<Group, ReactNode> = {
  recent: <HistoryOutlined />,
  actions: <ThunderboltOutlined />,
  screens: <AppstoreOutlined />,
  customers: <TeamOutlined />,
  vehicles: <CarOutlined />,
  rentals: <KeyOutlined />,
}

type Props = {
  /** The beginning of the ids of the list and of its options. */
  id: string
  label: string
  found: Found[]
  /** The index of the marked result. */
  at: number
  isSearching: boolean
  onMark: (key: string) => void
}

/** Lists what was found, by its kinds. */
export function PaletteResults({ id, label, found, at, isSearching, onMark }: Props) {
  const { t } = useTranslation('app')
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} aria-busy={isSearching}>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, ofGroup]) => (
        <fieldset key={group} aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className="palette-group">
            {t(`palette.${group}`)}
          </div>
          {ofGroup.map((one) => (
            <div
              key={one.key}
              id={`${id}-${one.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={one === found[at]}
              className="palette-option"
              data-at={found.indexOf(one)}
              onPointerMove={() => onMark(one.key)}
            >
              <span aria-hidden>{iconOf(one)}</span>
              <span className="palette-words">
                <span className="palette-title">{one.title}</span>
                {one.detail && <small>{one.detail}</small>}
              </span>
              {one.tag && <StatusTag status={one.tag.look}>{one.tag.word}</StatusTag>}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Returns a screen's own icon, else that of its kind. */
function iconOf({ to, group, kind = group }: Found): ReactNode {
  const screens = menu.flatMap(({ items }) => items.flatMap((item) => item.screens))
  const screen = screens.find((one) => one.to === to)
  return screen ? menuIcons[screen.word] : icons[kind]
}
