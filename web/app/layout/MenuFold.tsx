import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { remember } from '#api/remember'
import { isAt, type MenuGroup } from '../menu/menu.ts'

type Props = { word: NonNullable<MenuGroup['word']>; items: MenuGroup['items']; children: ReactNode }

/**
 * Shows a group of the menu under a heading that opens it. It is open while one of its screens is shown, and where this
 * device left it open.
 */
export function MenuFold({ word, items, children }: Props) {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const isCurrent = items.some((item) => isAt(item, pathname))
  const isOpenHere = isCurrent || keptOpen().includes(word)
  const [isOpen, setIsOpen] = useState(isOpenHere)
  useEffect(() => setIsOpen(isOpenHere), [isOpenHere])
  const toggle = () => {
    const others = keptOpen().filter((other) => other !== word)
    remember(openGroups, (isOpen ? others : [...others, word]).join())
    setIsOpen(!isOpen)
  }
  const title = t(`menu.${word}`)
  return (
    <>
      <h2 className="sidebar-group">
        <button type="button" aria-expanded={isOpen} title={title} onClick={toggle}>
          <span className="sidebar-word">{title}</span>
        </button>
      </h2>
      {isOpen && children}
    </>
  )
}

const openGroups = 'filao:open-menu'

/** Returns the groups that the user of this device opened. */
function keptOpen(): string[] {
  return localStorage.getItem(openGroups)?.split(',') ?? []
}
