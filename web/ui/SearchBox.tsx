import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUrlParam } from './url-param.ts'

type Props = { placeholder?: string; delayMs?: number; param?: string }

/**
 * A search field whose words are in the URL (`?q=`). `/` focuses it (`app/layout/shortcuts.ts`); it keeps the focus
 * while results load.
 */
export function SearchBox({ placeholder, delayMs = 250, param = 'q' }: Props) {
  const { t } = useTranslation('ui')
  const [searched, setSearched] = useUrlParam(param)
  const [typed, setTyped] = useState(searched)
  const latest = useRef(setSearched)
  latest.current = setSearched
  useEffect(() => {
    const timer = setTimeout(() => typed !== searched && latest.current(typed), delayMs)
    return () => clearTimeout(timer)
  }, [typed, searched, delayMs])
  const label = placeholder ?? t('search')
  return (
    <Input
      className="search-box"
      type="search"
      allowClear
      prefix={<SearchOutlined />}
      placeholder={label}
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
