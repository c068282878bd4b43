import { AppstoreOutlined, CarOutlined, HistoryOutlined, KeyOutlined, TeamOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useModal } from '#ui/feedback/modal'
import { useProblemText } from '#ui/feedback/problem-text'
import { menu } from '../layout/menu.tsx'
import { prefetch } from '../screen.ts'
import { useSession } from '../session.ts'
import type { Found, Group } from './entry.ts'
import { useFound } from './found.ts'
import { rememberRecent } from './recent.ts'
import './Palette.css'

const icons: Record<Group, ReactNode> = {
  recent: <HistoryOutlined />,
  screens: <AppstoreOutlined />,
  customers: <TeamOutlined />,
  vehicles: <CarOutlined />,
  rentals: <KeyOutlined />,
}

/** Finds screens, customers, vehicles and rentals by a few letters. A combobox, complete with the keyboard alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app')
  const { user } = useSession()
  const navigate = useNavigate()
  const text = useProblemText()
  const id = useId()
  const dialog = useModal()
  const [typed, setTyped] = useState('')
  const { found, isSearching, error } = useFound(typed)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, found.length - 1)
  useEffect(() => {
    const one = found[at]
    if (!one) return
    document.getElementById(`${id}-${one.key}`)?.scrollIntoView({ block: 'nearest' })
    prefetch(one.to)
  }, [found, at, id])

  const open = (one: Found | undefined, inNewTab: boolean) => {
    if (!one) return
    rememberRecent(user.id, { ...one, group: one.kind ?? one.group })
    if (inNewTab) window.open(one.to, '_blank', 'noopener')
    else void navigate(one.to)
    dialog.current?.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length) setChosen((at + step + found.length) % found.length)
    else if (event.key === 'Enter') open(found[at], event.ctrlKey || event.metaKey)
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) return event.currentTarget.close()
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (option) open(found[Number(option.dataset.at)], event.ctrlKey || event.metaKey)
  }
  const announced = isSearching ? '' : t('palette.count', { count: found.length })
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('palette.label')}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('palette.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] && `${id}-${found[at].key}`}
        placeholder={t('palette.hint')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.label')} tabIndex={-1} aria-busy={isSearching}>
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
                onPointerMove={() => setChosen(found.indexOf(one))}
              >
                <span aria-hidden>{iconOf(one)}</span>
                <span className="palette-title">{one.title}</span>
                {one.detail && <small>{one.detail}</small>}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      {error !== null && <p role="alert">{text(error)}</p>}
      {!found.length && !isSearching && error === null && <p>{t('palette.none')}</p>}
      <output className="visually-hidden">{announced}</output>
    </dialog>
  )
}

/** Returns a screen's own icon, else that of its kind. */
function iconOf({ to, group, kind = group }: Found): ReactNode {
  const screen = menu.flatMap(({ items }) => items).find((item) => item.to === to)
  return screen?.icon ?? icons[kind]
}
