import { Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { Dialog } from '#ui/feedback/Dialog'
import { useMenuScreens } from '../menu/use-menu.ts'
import { boardShortcuts, shortcuts, useSingleKeys } from './shortcuts.ts'
import './ShortcutList.css'

const isMac = navigator.platform.startsWith('Mac')

/** Lists every shortcut, with the switch for those of one key. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app')
  const id = useId()
  const [areOn, setOn] = useSingleKeys()
  const screens = useMenuScreens()
  const mayRent = useCan('rentals.write')
  const hasBoard = useCan('company.read')
  const names = (Object.keys(shortcuts) as (keyof typeof shortcuts)[]).filter((name) => mayRent || name !== 'newRental')
  return (
    <Dialog
      title={t('shortcuts.title')}
      className="shortcut-list"
      onClose={onClose}
      onKeyDown={(event) => event.key === '?' && event.currentTarget.close()}
    >
      <dl>
        {names.map((name) => (
          <Line key={name} word={t(`shortcuts.${name}`)} keys={shortcuts[name]} />
        ))}
      </dl>
      {hasBoard && (
        <>
          <h3>{t('shortcuts.board.title')}</h3>
          <dl>
            {(Object.keys(boardShortcuts) as (keyof typeof boardShortcuts)[]).map((name) => (
              <Line key={name} word={t(`shortcuts.board.${name}`)} keys={boardShortcuts[name]} />
            ))}
          </dl>
        </>
      )}
      <h3>{t('shortcuts.go')}</h3>
      <dl>
        {screens.map(
          ({ word, letter }) =>
            letter && <Line key={word} word={t(`menu.${word}`)} keys={['G', letter.toUpperCase()]} />,
        )}
      </dl>
      <div className="shortcut-foot">
        <Switch id={`${id}-keys`} checked={areOn} onChange={setOn} />
        <label htmlFor={`${id}-keys`}>{t('shortcuts.single')}</label>
      </div>
    </Dialog>
  )
}

function Line({ word, keys }: { word: string; keys: readonly string[] }) {
  const { t } = useTranslation('app')
  const names: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', Shift: t('shortcuts.shift') }
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{names[key] ?? key}</kbd>
        ))}
      </dd>
    </div>
  )
}
