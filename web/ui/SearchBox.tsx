import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextClearButton } from './form/clear-button.tsx'
import { useUrlParam } from './url-param.ts'

type Props = { placeholder?: string; delayMs?: number; param?: string }

/**
 * A search field whose words are in the URL (`?q=`). `/` focuses it (`app/layout/shortcuts.ts`); it keeps the focus
 * while results load.
 */
export function SearchBox({ placeholder, delayMs = 250, param = 'q' }: Props) {
  const { t } = useTranslation('ui')
  const clearButton = useTextClearButton()
  const [searched, setSearched] = useUrlParam(param)
  const [typed, setTyped] = useState(searched)
  /** The words sent to the URL that it does not show yet: a navigation takes a moment, and typing goes on meanwhile. */
  const awaited = useRef<string[]>([])
  // Words from elsewhere, as of a saved view or a link of the menu, take the place of the typed ones.
  useEffect(() => {
    const at = awaited.current.lastIndexOf(searched)
    awaited.current = at < 0 ? [] : awaited.current.slice(at + 1)
    if (at < 0) setTyped(searched)
  }, [searched])
  const latest = useRef(setSearched)
  latest.current = setSearched
  useEffect(() => {
    if (typed === searched) return
    const timer = setTimeout(() => {
      awaited.current.push(typed)
      latest.current(typed)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [typed, searched, delayMs])
  const label = placeholder ?? t('search')
  return (
    <Input
      className="search-box"
      type="search"
      allowClear={clearButton}
      prefix={<SearchOutlined />}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
